import type { Side } from '../engine/facts.ts';
import { facts } from '../wire/facts.ts';
import {
  fault,
  field,
  flag,
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
} from '../wire/read.ts';
import {
  eventStates,
  fixtureChanges,
  messageKinds,
  stopReasons,
  type CanonicalMessage,
  type MessageKind,
  type NamedId,
} from './canonical-message.ts';
import { id, marketOdds, marketRef, settledMarket } from './read-market.ts';

/** What is wrong with a line: its number, from 1, and the field. */
export interface LineFault extends Fault {
  readonly line: number;
}

/** A message as it was read, or everything that is wrong with it. */
export type MessageRead =
  | { readonly message: CanonicalMessage }
  | { readonly faults: readonly [LineFault, ...LineFault[]] };

const sides: readonly Side[] = ['home', 'away'];

const named: Reading<NamedId> = (reader) => ({
  id: id(field(reader, 'id')),
  name: words(field(reader, 'name')),
});

type Part = (at: (name: string) => Reader) => object;

const fixture: Part = (at) => ({
  sport: words(at('sport')),
  league: {
    ...named(at('league')),
    country: orElse(words, null)(field(at('league'), 'country')),
  },
  startTimeMs: moment(at('start_time')),
  home: orElse(named, null)(at('home')),
  away: orElse(named, null)(at('away')),
  players: list((reader) => ({ ...named(reader), side: oneOf(sides)(field(reader, 'side')) }))(
    at('players'),
  ),
  runners: list((reader) => ({
    ...named(reader),
    number: orElse(wholeNumber, null)(field(reader, 'number')),
  }))(at('runners')),
  isHandicap: orElse(flag, false)(at('is_handicap')),
  isAntepost: orElse(flag, false)(at('is_antepost')),
  delaySeconds: orElse(wholeNumber, null)(at('delay_seconds')),
  change: orElse(oneOf(fixtureChanges), 'new')(at('change')),
});

const clock: Part = (at) => ({
  state: oneOf(eventStates)(at('state')),
  period: orElse(words, null)(at('period')),
  minute: orElse(wholeNumber, null)(at('minute')),
  seconds: orElse(wholeNumber, null)(at('seconds')),
  isRunning: orElse(flag, false)(at('is_running')),
  facts: orElse(facts, null)(at('facts')),
});

/** What each kind tells besides source, number, time and event. */
const parts: Readonly<Record<MessageKind, Part>> = {
  fixture,
  odds: (at) => ({ markets: list(marketOdds)(at('markets')) }),
  stop: (at) => ({
    markets: orElse(list(marketRef), null)(at('markets')),
    reason: oneOf(stopReasons)(at('reason')),
  }),
  clock,
  facts: (at) => ({ facts: facts(at('facts')) }),
  settle: (at) => ({
    certainty: orElse(oneOf(['live', 'confirmed']), 'confirmed')(at('certainty')),
    markets: list(settledMarket)(at('markets')),
  }),
  cancel: (at) => ({
    markets: list(marketRef)(at('markets')),
    fromMs: orElse(moment, null)(at('from')),
    toMs: orElse(moment, null)(at('to')),
    reason: orElse(words, '')(at('reason')),
  }),
  rollback: (at) => ({
    of: oneOf(['settle', 'cancel'])(at('of')),
    markets: list(marketRef)(at('markets')),
  }),
  alive: (at) => ({ isSubscribed: orElse(flag, true)(at('subscribed')) }),
  snapshot: (at) => ({ request: orElse(id, '')(at('request')) }),
};

function read(value: unknown, faults: Fault[]): CanonicalMessage {
  const reader = { value, path: '', faults };
  const at = (name: string): Reader => field(reader, name);
  if (!isObject(value)) fault(reader, 'no object');
  const kind = oneOf(messageKinds)(at('kind'));
  const isOfSource = kind === 'alive' || kind === 'snapshot';
  const told = {
    source: id(at('source')),
    seq: wholeNumber(at('seq')),
    atMs: moment(at('at')),
    ...(isOfSource ? {} : { event: id(at('event')) }),
  };
  // What a kind tells is the record of its part: the table cannot be told apart by the compiler.
  return { ...told, kind, ...parts[kind](at) } as CanonicalMessage;
}

/**
 * Reads a line of canonical messages: one JSON object. Unknown fields are passed over; whatever is
 * missing or of another kind is told with its place, and nothing of the line is used. `lineNo` is
 * counted from 1.
 */
export function readMessage(line: string, lineNo: number): MessageRead {
  const faults: Fault[] = [];
  const value = parsed(line);
  if (value === undefined) faults.push({ path: '', problem: 'no JSON' });
  const message = value === undefined ? null : read(value, faults);
  const [first, ...rest] = faults.map((each) => ({ ...each, line: lineNo }));
  if (first !== undefined) return { faults: [first, ...rest] };
  if (message === null) throw new TypeError('a line without a message has a fault');
  return { message };
}

/** The value of a text of JSON; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
