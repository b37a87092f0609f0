import type { ChancesPpm } from '../../bets/cash-out.ts';
import type {
  ClockMessage,
  FixtureMessage,
  MarketOdds,
  NamedId,
  SettleMessage,
  ToldResult,
} from '../canonical-message.ts';
import { ladderChances } from '../ladder-price.ts';
import type { Untold } from '../teller.ts';
import { bestMilli, type MarketBook } from './book.ts';
import { namedMarket, outcomesOf } from './kinds.ts';
import type { MarketDefinition } from './stream-line.ts';

export interface Naming {
  readonly sports: Readonly<Record<string, string>>;
  /** Names of runners by their ids, as far as catalogues told them. */
  readonly names: ReadonlyMap<string, string>;
}

export const sportOf = ({ sports }: Naming, { eventTypeId }: MarketDefinition): string =>
  (Object.hasOwn(sports, eventTypeId) ? sports[eventTypeId] : undefined) ?? eventTypeId;

/** Races of a meeting are one event on the exchange: with us each is its own. */
export function eventOf(naming: Naming, definition: MarketDefinition): string {
  const { eventId, marketTimeMs } = definition;
  return sportOf(naming, definition) === 'racing'
    ? `${eventId}@${new Date(marketTimeMs).toISOString()}`
    : eventId;
}

/** The market that the state of its event goes by. */
const isMain = ({ marketType }: MarketDefinition): boolean =>
  marketType === 'MATCH_ODDS' || marketType === 'WIN';

export function tellFixture(
  naming: Naming,
  definition: MarketDefinition,
): Untold<FixtureMessage> | null {
  if (!isMain(definition)) return null;
  const sport = sportOf(naming, definition);
  const { venue, country, eventTypeId, betDelay, marketTimeMs } = definition;
  const sorted = definition.runners.toSorted((a, b) => a.sortPriority - b.sortPriority);
  const nameOf = (id: string): NamedId => ({ id, name: naming.names.get(id) ?? '' });
  const isOfTeams = sport !== 'racing' && sorted.length <= 3;
  const [home, away] = sorted;
  return {
    kind: 'fixture',
    event: eventOf(naming, definition),
    sport,
    league: { id: venue ?? eventTypeId, name: venue ?? '', country },
    startTimeMs: marketTimeMs,
    home: isOfTeams && home !== undefined ? nameOf(home.id) : null,
    away: isOfTeams && away !== undefined ? nameOf(away.id) : null,
    players: [],
    runners: isOfTeams
      ? []
      : sorted.map(({ id, sortPriority }) => ({ ...nameOf(id), number: sortPriority })),
    isHandicap: false,
    isAntepost: false,
    delaySeconds: betDelay > 0 ? betDelay : null,
    change: 'new',
  };
}

export function tellClock(
  naming: Naming,
  definition: MarketDefinition,
): Untold<ClockMessage> | null {
  if (!isMain(definition)) return null;
  const { status, isInPlay } = definition;
  return {
    kind: 'clock',
    event: eventOf(naming, definition),
    state: status === 'CLOSED' ? 'finished' : isInPlay ? 'live' : 'upcoming',
    ...{ period: null, minute: null, seconds: null, facts: null },
    isRunning: isInPlay && status === 'OPEN',
  };
}

const chancesOf = (probability: number): ChancesPpm => ({
  won: Math.round(probability * 1_000_000),
  ...{ halfWon: 0, void: 0, halfLost: 0 },
});

/** Best backs as prices, and the chances of the ladders, of the runners that have both sides. */
export function tellOdds(
  naming: Naming,
  { runners }: MarketBook,
  definition: MarketDefinition,
): MarketOdds {
  const market = namedMarket(sportOf(naming, definition), definition);
  const active = [...outcomesOf(market, definition)].filter(
    ([id]) => definition.runners.find((runner) => runner.id === id)?.status === 'ACTIVE',
  );
  const best = active.map(([id]) => {
    const book = runners.get(id);
    return book === undefined
      ? { backMilli: null, layMilli: null }
      : { backMilli: bestMilli(book, 'back'), layMilli: bestMilli(book, 'lay') };
  });
  const priced = ladderChances(best).flatMap((chance, index) => {
    const backMilli = best[index]?.backMilli ?? null;
    const outcome = active[index]?.[1];
    if (chance === null || backMilli === null || outcome === undefined) return [];
    return [{ outcome, backMilli, chance }];
  });
  const isOpen = definition.status === 'OPEN';
  return {
    market: market.market,
    status: isOpen ? 'open' : 'suspended',
    stopReason: isOpen ? null : 'break',
    prices: Object.fromEntries(priced.map(({ outcome, backMilli }) => [outcome, backMilli])),
    chances: Object.fromEntries(priced.map(({ outcome, chance }) => [outcome, chancesOf(chance)])),
  };
}

/** More winners than are paid share their places. */
export function tellSettlement(
  naming: Naming,
  definition: MarketDefinition,
): Untold<SettleMessage> | null {
  const { runners, winners, status } = definition;
  const won = runners.filter((runner) => runner.status === 'WINNER').length;
  if (status !== 'CLOSED' || won === 0) return null;
  const market = namedMarket(sportOf(naming, definition), definition);
  const outcomes = outcomesOf(market, definition);
  const results = runners.map(({ id, status: end }): [string, ToldResult] => [
    outcomes.get(id) ?? id,
    {
      result: end === 'WINNER' ? 1 : 0,
      voidFactor: end === 'WINNER' || end === 'LOSER' || end === 'PLACED' ? '0' : '1',
      deadHeatFactor: won > winners ? `${winners}/${won}` : '1',
    },
  ]);
  return {
    kind: 'settle',
    event: eventOf(naming, definition),
    certainty: 'confirmed',
    markets: [{ market: market.market, results: Object.fromEntries(results) }],
  };
}
