import {
  fault,
  field,
  lineQuarters,
  list,
  moment,
  odds,
  orElse,
  words,
  type Reader,
  type Reading,
} from '../../wire/read.ts';
import type { MarketOdds } from '../canonical-message.ts';
import { id } from '../read-market.ts';
import type { ApiSport } from './kinds.ts';

interface ApiOutcome {
  readonly name: string;
  readonly oddsMilli: number;
  readonly lineQuarters: number | null;
}

interface ApiMarket {
  readonly key: string;
  readonly outcomes: readonly ApiOutcome[];
  readonly reader: Reader;
}

interface Bookmaker {
  readonly key: string;
  readonly updatedMs: number;
  readonly markets: readonly ApiMarket[];
}

/** An event of The Odds API with the prices of all its bookmakers. */
export interface ApiEvent {
  readonly id: string;
  readonly sportKey: string;
  readonly sportTitle: string;
  readonly startTimeMs: number;
  readonly home: string;
  readonly away: string;
  readonly bookmakers: readonly Bookmaker[];
}

const market: Reading<ApiMarket> = (reader) => ({
  key: words(field(reader, 'key')),
  outcomes: list((outcome) => ({
    name: words(field(outcome, 'name')),
    oddsMilli: odds(field(outcome, 'price')),
    lineQuarters: orElse(lineQuarters, null)(field(outcome, 'point')),
  }))(field(reader, 'outcomes')),
  reader,
});

export const apiEvent: Reading<ApiEvent> = (reader) => ({
  id: id(field(reader, 'id')),
  sportKey: id(field(reader, 'sport_key')),
  sportTitle: orElse(words, '')(field(reader, 'sport_title')),
  startTimeMs: moment(field(reader, 'commence_time')),
  home: id(field(reader, 'home_team')),
  away: id(field(reader, 'away_team')),
  bookmakers: list((bookmaker) => ({
    key: words(field(bookmaker, 'key')),
    updatedMs: moment(field(bookmaker, 'last_update')),
    markets: list(market)(field(bookmaker, 'markets')),
  }))(field(reader, 'bookmakers')),
});

/** Names are teams, not sides. */
function outcomeOf({ home, away }: ApiEvent, name: string): string | null {
  if (name === home) return 'home';
  if (name === away) return 'away';
  const words = name.toLowerCase();
  return ['draw', 'over', 'under'].includes(words) ? words : null;
}

/** The line as the home side has it; null where outcomes do not agree on one. */
function lineOf(key: string, outcomes: readonly ApiOutcome[], event: ApiEvent): number | null {
  const lines = outcomes.map(({ name, lineQuarters: line }) =>
    line !== null && key === 'spreads' && name === event.away ? -line : line,
  );
  const [first = null] = lines;
  return first !== null && lines.every((line) => line === first) ? first + 0 : null;
}

const wanted: Readonly<Record<string, readonly string[]>> = {
  h2h: ['away', 'draw', 'home'],
  spreads: ['away', 'home'],
  totals: ['over', 'under'],
};

/** A market as we name it; null where we have none such, or where it does not hold together. */
function toldMarket(event: ApiEvent, kinds: ApiSport, told: ApiMarket): MarketOdds | null {
  const { key, outcomes, reader } = told;
  const kind = key === 'h2h' || key === 'spreads' || key === 'totals' ? kinds[key] : undefined;
  if (kind === undefined) return null;
  const named = outcomes.map(({ name }) => outcomeOf(event, name));
  const expected = (wanted[key] ?? []).filter((name) => name !== 'draw' || kind === '1x2');
  const line = key === 'h2h' ? null : lineOf(key, outcomes, event);
  const isWhole =
    named.length === expected.length && expected.every((name) => named.includes(name));
  if (!isWhole || (key !== 'h2h' && line === null)) {
    fault(reader, 'outcomes that make no whole market');
    return null;
  }
  return {
    market: { kind, lineQuarters: line, param: null, playerId: null },
    status: 'open',
    stopReason: null,
    prices: Object.fromEntries(
      outcomes.map(({ name, oddsMilli }) => [outcomeOf(event, name) ?? '', oddsMilli] as const),
    ),
    chances: {},
  };
}

/** The first of the wanted bookmakers that has the event, else the one that spoke last. */
function chosen({ bookmakers }: ApiEvent, order: readonly string[]): Bookmaker | null {
  for (const key of order) {
    const found = bookmakers.find((bookmaker) => bookmaker.key === key);
    if (found !== undefined) return found;
  }
  return bookmakers.toSorted((a, b) => b.updatedMs - a.updatedMs)[0] ?? null;
}

/** The markets of an event by one bookmaker, and when he told them. */
export function marketsOf(
  event: ApiEvent,
  kinds: ApiSport,
  order: readonly string[],
): { readonly updatedMs: number; readonly markets: readonly MarketOdds[] } {
  const bookmaker = chosen(event, order);
  if (bookmaker === null) return { updatedMs: 0, markets: [] };
  const { updatedMs } = bookmaker;
  const markets = bookmaker.markets.flatMap((told) => toldMarket(event, kinds, told) ?? []);
  return { updatedMs, markets };
}
