import {
  field,
  isObject,
  list,
  moment,
  oneOf,
  orElse,
  wholeNumber,
  words,
  type Fault,
  type Reader,
  type Reading,
} from '../../wire/read.ts';
import type { FixtureMessage, NamedId } from '../canonical-message.ts';
import type { Decoded, Decoder, Numbered } from '../decoder.ts';
import { id, momentMs, zeroOrOne } from '../read-market.ts';
import { parsed } from '../read-message.ts';
import { Teller, type Untold } from '../teller.ts';
import { unifiedMarkets, unifiedSports, type UnifiedMarket } from './markets.ts';
import { marketName, marketOdds, settledMarket } from './read-markets.ts';
import { toldClock } from './told-clock.ts';

export interface UnifiedSettings {
  readonly source: string;
  /** Kinds by the feed's numbers; those of `unifiedMarkets` when left out. */
  readonly markets?: Readonly<Record<string, UnifiedMarket>>;
  /** Our sports by the feed's names; those of `unifiedSports` when left out. */
  readonly sports?: Readonly<Record<string, string>>;
}

export interface UnifiedState extends Numbered {
  /** Fixtures by event, to tell them again when they change. */
  readonly fixtures: ReadonlyMap<string, Untold<FixtureMessage>>;
}

interface Line {
  readonly at: (name: string) => Reader;
  readonly state: UnifiedState;
  readonly teller: Teller;
  readonly faults: Fault[];
  readonly markets: Readonly<Record<string, UnifiedMarket>>;
  readonly sports: Readonly<Record<string, string>>;
}

const event = ({ at }: Line): string => id(at('event_id'));

const competitor: Reading<NamedId & { readonly side: 'home' | 'away' }> = (reader) => ({
  id: id(field(reader, 'id')),
  name: words(field(reader, 'name')),
  side: oneOf(['home', 'away'])(field(reader, 'qualifier')),
});

function readFixture(line: Line): Untold<FixtureMessage> {
  const { at, sports } = line;
  const sport = id(at('sport_id'));
  const league = at('tournament');
  const teams = list(competitor)(at('competitors'));
  const of = (side: 'home' | 'away'): NamedId | null => {
    const found = teams.find((team) => team.side === side);
    return found === undefined ? null : { id: found.id, name: found.name };
  };
  return {
    kind: 'fixture',
    event: event(line),
    sport: (Object.hasOwn(sports, sport) ? sports[sport] : undefined) ?? sport,
    league: {
      id: id(field(league, 'id')),
      name: words(field(league, 'name')),
      country: orElse(words, null)(field(league, 'country_code')),
    },
    startTimeMs: moment(at('start_time')),
    home: of('home'),
    away: of('away'),
    players: [],
    runners: [],
    isHandicap: false,
    isAntepost: false,
    delaySeconds: null,
    change: 'new',
  };
}

function takeFixture(line: Line): void {
  line.teller.tell(readFixture(line));
}

const changes = ['new', 'time', 'cancelled', 'format', 'coverage'] as const;

function takeFixtureChange(line: Line): void {
  const { at, state, faults, teller } = line;
  const known = state.fixtures.get(event(line));
  const no = wholeNumber(at('change_type'));
  if (known === undefined) {
    faults.push({ path: 'event_id', problem: 'a change of a fixture that was not told' });
    return;
  }
  const startTimeMs = orElse(moment, known.startTimeMs)(at('start_time'));
  teller.tell({ ...known, startTimeMs, change: changes[no - 1] ?? 'format' });
}

function takeOdds(line: Line): void {
  const { at, teller, state, markets } = line;
  const told = list(marketOdds(markets))(at('markets'));
  const about = event(line);
  if (at('sport_event_status').value !== undefined) {
    const sport = state.fixtures.get(about)?.sport ?? null;
    const clock = toldClock(about, sport, teller.seq)(at('sport_event_status'));
    teller.tell(clock);
  }
  if (told.length > 0) teller.tell({ kind: 'odds', event: about, markets: told });
}

function takeSettlement(line: Line): void {
  const certainty = orElse(wholeNumber, 2)(line.at('certainty')) === 1 ? 'live' : 'confirmed';
  const markets = list(settledMarket(line.markets))(line.at('markets'));
  line.teller.tell({ kind: 'settle', event: event(line), certainty, markets });
}

const marketNames = ({ at, markets }: Line) => list(marketName(markets))(at('markets'));

function takeCancel(line: Line): void {
  const { at, teller } = line;
  teller.tell({
    kind: 'cancel',
    event: event(line),
    markets: marketNames(line),
    fromMs: orElse(momentMs, null)(at('start_time')),
    toMs: orElse(momentMs, null)(at('end_time')),
    reason: `void reason ${orElse(wholeNumber, 0)(at('void_reason'))}`,
  });
}

const takeRollback = (of: 'settle' | 'cancel') => (line: Line) => {
  line.teller.tell({ kind: 'rollback', event: event(line), of, markets: marketNames(line) });
};

/** By `type` of a line. */
const takers: ReadonlyMap<unknown, (line: Line) => void> = new Map([
  ['fixture', takeFixture],
  ['fixture_change', takeFixtureChange],
  ['odds_change', takeOdds],
  [
    'bet_stop',
    // Whatever a whole stop of a match is for, most are for a goal that may have been.
    (line) => line.teller.tell({ kind: 'stop', event: event(line), markets: null, reason: 'goal' }),
  ],
  ['bet_settlement', takeSettlement],
  ['bet_cancel', takeCancel],
  ['rollback_bet_settlement', takeRollback('settle')],
  ['rollback_bet_cancel', takeRollback('cancel')],
  ['alive', ({ at, teller }) => teller.alive(zeroOrOne(at('subscribed')))],
  ['snapshot_complete', ({ at, teller }) => teller.snapshot(id(at('request_id')))],
]);

/** Fixtures as they were told last. */
function withFixtures({ fixtures }: UnifiedState, { messages }: Teller): UnifiedState['fixtures'] {
  const next = new Map(fixtures);
  for (const message of messages) if (message.kind === 'fixture') next.set(message.event, message);
  return next;
}

type Settings = Required<UnifiedSettings>;

function take(settings: Settings, text: string, state: UnifiedState, faults: Fault[]): Teller {
  const value = parsed(text);
  const reader = { value, path: '', faults };
  const at = (name: string): Reader => field(reader, name);
  const taker = isObject(value) ? takers.get(value['type']) : undefined;
  const atMs = taker === undefined ? 0 : momentMs(at('timestamp'));
  const teller = new Teller(settings.source, atMs, state.seq);
  if (taker === undefined) faults.push({ path: 'type', problem: 'no message of a unified feed' });
  else taker({ ...settings, at, state, teller, faults });
  return teller;
}

/**
 * A unified feed (domain page of sports, 11), as JSON: one message a line, attributes as fields,
 * `type` its name. Of a line with a fault nothing is used.
 */
export function unifiedDecoder({
  source,
  markets = unifiedMarkets,
  sports = unifiedSports,
}: UnifiedSettings): Decoder<UnifiedState> {
  return {
    start: { seq: 0, fixtures: new Map() },
    decode: (text, state, lineNo = 1): Decoded<UnifiedState> => {
      const faults: Fault[] = [];
      const teller = take({ source, markets, sports }, text, state, faults);
      if (faults.length > 0)
        return { state, messages: [], faults: faults.map((each) => ({ ...each, line: lineNo })) };
      const fixtures = withFixtures(state, teller);
      return { state: { seq: teller.seq, fixtures }, messages: teller.messages, faults: [] };
    },
  };
}
