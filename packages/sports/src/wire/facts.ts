import {
  factsOf,
  type CancelledWindow,
  type Ended,
  type Facts,
  type Incident,
  type Pair,
  type PeriodFacts,
  type PlayerFacts,
  type RunnerFacts,
  type Side,
  type Withdrawal,
} from '../engine/facts.ts';
import {
  fault,
  field,
  flag,
  lineQuarters,
  list,
  moment,
  odds,
  oneOf,
  orElse,
  record,
  wholeNumber,
  words,
  type Fault,
  type Reading,
} from './read.ts';

const sides: readonly Side[] = ['home', 'away'];
const side = oneOf(sides);
const ends: readonly Ended[] = ['completed', 'abandoned', 'retired', 'disqualified', 'walkover'];

const pair: Reading<Pair> = (reader) => {
  const counts = list(wholeNumber)(reader);
  if (counts.length !== 2) fault(reader, 'no two counts');
  return [counts[0] ?? 0, counts[1] ?? 0];
};

const both: Reading<number> = (reader) => wholeNumber(field(reader, 'both'));

const period: Reading<PeriodFacts> = (reader) => {
  const told = field(reader, 'least');
  const known = {
    isComplete: flag(field(reader, 'complete')),
    stats: record(pair, ['complete', 'least'])(reader),
  };
  return told.value === undefined ? known : { ...known, least: record(both)(told) };
};

const incident: Reading<Incident> = (reader) => ({
  no: wholeNumber(field(reader, 'no')),
  stat: words(field(reader, 'stat')),
  period: words(field(reader, 'period')),
  minute: orElse(wholeNumber, null)(field(reader, 'minute')),
  side: side(field(reader, 'side')),
  value: orElse(wholeNumber, 1)(field(reader, 'value')),
  playerId: orElse(words, null)(field(reader, 'player_id')),
  isOwn: orElse(flag, false)(field(reader, 'own')),
});

const player: Reading<PlayerFacts> = (reader) => ({
  playerId: words(field(reader, 'player_id')),
  side: side(field(reader, 'side')),
  tookPart: flag(field(reader, 'part')),
  enteredNo: orElse(wholeNumber, 0)(field(reader, 'entered_no')),
  stats: record(wholeNumber)(field(reader, 'stats')),
});

const runner: Reading<RunnerFacts> = (reader) => ({
  runnerId: words(field(reader, 'runner_id')),
  position: orElse(wholeNumber, null)(field(reader, 'position')),
  status: oneOf(['ran', 'withdrawn'] as const)(field(reader, 'status')),
});

const withdrawal: Reading<Withdrawal> = (reader) => ({
  runnerId: words(field(reader, 'runner_id')),
  atMs: moment(field(reader, 'at')),
  oddsMilli: odds(field(reader, 'odds')),
});

const cancelled: Reading<CancelledWindow> = (reader) => ({
  kind: words(field(reader, 'kind')),
  lineQuarters: orElse(lineQuarters, null)(field(reader, 'line')),
  fromMs: orElse(moment, null)(field(reader, 'from')),
  toMs: orElse(moment, null)(field(reader, 'to')),
  reason: orElse(words, '')(field(reader, 'reason')),
});

/**
 * Numbers of the periods that must add up to another, where all of them are told (wire contract,
 * 7).
 */
const sums: Readonly<Record<string, readonly (readonly string[])[]>> = {
  reg: [
    ['1h', '2h'],
    ['q1', 'q2', 'q3', 'q4'],
    ['p1', 'p2', 'p3'],
  ],
  '1h': [['q1', 'q2']],
  '2h': [['q3', 'q4']],
};

function sumFaults({ periods }: Facts): Fault[] {
  return Object.entries(sums).flatMap(([whole, ways]) =>
    ways.flatMap((parts) => {
      if (![whole, ...parts].every((name) => name in periods)) return [];
      return Object.entries(periods[whole]?.stats ?? {}).flatMap(([stat, total]) => {
        const pairs = parts.map((name) => periods[name]?.stats[stat]);
        if (pairs.some((each) => each === undefined)) return [];
        const isEqual = [0, 1].every(
          (at) => pairs.reduce((sum, each) => sum + (each?.[at] ?? 0), 0) === total[at],
        );
        const path = `periods.${whole}.${stat}`;
        return isEqual ? [] : [{ path, problem: `not the sum of ${parts.join(', ')}` }];
      });
    }),
  );
}

/** Facts as they were read, or everything that is wrong with them. */
export type FactsRead =
  { readonly facts: Facts } | { readonly faults: readonly [Fault, ...Fault[]] };

/**
 * Facts as a part of something larger: what is missing, of another kind or does not add up is noted
 * with its path.
 */
export const facts: Reading<Facts> = (reader) => {
  const at = (name: string) => field(reader, name);
  const read = factsOf({
    revision: wholeNumber(at('revision')),
    isFinal: flag(at('is_final')),
    ended: orElse(oneOf(ends), null)(at('ended')),
    isVoid: orElse(flag, false)(at('void')),
    startedAtMs: orElse(moment, null)(at('started_at')),
    winner: orElse(oneOf(['home', 'away', 'draw'] as const), null)(at('winner')),
    advances: orElse(side, null)(at('advances')),
    periods: record(period)(at('periods')),
    incidents: list(incident)(at('incidents')),
    races: record(record(record(side)))(at('races')),
    players: list(player)(at('players')),
    runners: list(runner)(at('runners')),
    ran: orElse(wholeNumber, 0)(at('ran')),
    isHandicap: orElse(flag, false)(at('is_handicap')),
    withdrawals: list(withdrawal)(at('withdrawals')),
    cancelled: list(cancelled)(at('cancelled')),
  });
  for (const { path, problem } of sumFaults(read))
    reader.faults.push({ path: field(reader, path).path, problem });
  return read;
};

/**
 * Reads the facts of the wire contract (7), in snake case with times as ISO 8601. Unknown fields
 * are passed over; what is missing or of another kind, and periods that do not add up, are told
 * with their paths: half a set of facts settles nothing.
 */
export function readFacts(value: unknown): FactsRead {
  const faults: Fault[] = [];
  const read = facts({ value, path: '', faults });
  const [first, ...rest] = faults;
  return first === undefined ? { facts: read } : { faults: [first, ...rest] };
}
