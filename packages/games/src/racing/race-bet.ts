import { ParamReader, type Parsed } from '../engine/index.ts';

/** What a selection bets on. */
export const selectionKinds = ['win', 'place', 'show', 'quinella', 'exacta', 'trifecta'] as const;
export type SelectionKind = (typeof selectionKinds)[number];
export const betKinds = [...selectionKinds, 'each_way'] as const;
export type RaceBetKind = (typeof betKinds)[number];
export const raceMarkets = ['fixed', 'pool'] as const;
export type RaceMarket = (typeof raceMarkets)[number];

export interface RaceBet {
  market: RaceMarket;
  kind: RaceBetKind;
  /** Numbers of runners, a list for each place of the bet. */
  legs: readonly (readonly number[])[];
}

/** One of the bets a bet is made of: each stakes one unit. */
export interface Selection {
  kind: SelectionKind;
  /** In their order; of a quinella ascending. */
  runners: readonly number[];
  /** "3", "1-2", "1-2-3". */
  key: string;
}

const legsOf: Record<RaceBetKind, number> = {
  win: 1,
  place: 1,
  show: 1,
  each_way: 1,
  quinella: 2,
  exacta: 2,
  trifecta: 3,
};

/**
 * Of how many runners on is the second half of an each-way bet on the first three; below, on the
 * first two.
 */
const showFrom = 8;

/** Reads a bet on a race of so many runners; wrong runners are told by `legs[1][0]`. */
export function parseRaceBet(raw: unknown, runners: number): Parsed<RaceBet> {
  const reader = new ParamReader(raw);
  const market = reader.choice('market', raceMarkets);
  const kind = reader.choice('kind', betKinds);
  const bet = { market, kind, legs: readLegs(reader, runners) };
  if (!reader.firstProblem() && bet.legs.length !== legsOf[kind])
    reader.problem('legs', 'invalidChoice');
  // A runner cannot come in twice: exacta 3 with 3 is no combination.
  if (!reader.firstProblem() && selectionsOf(bet, runners).length === 0)
    reader.problem('legs', 'duplicate');
  return reader.done(bet);
}

function readLegs(reader: ParamReader, runners: number): number[][] {
  const value = reader.raw('legs');
  if (value === undefined) reader.problem('legs', 'required');
  else if (!Array.isArray(value)) reader.problem('legs', 'invalidType');
  else return value.map((leg: unknown, place) => readLeg(reader, `legs[${place}]`, leg, runners));
  return [];
}

function readLeg(reader: ParamReader, path: string, leg: unknown, runners: number): number[] {
  if (!Array.isArray(leg)) reader.problem(path, 'invalidType');
  else if (leg.length === 0) reader.problem(path, 'belowMinimum');
  else if (new Set(leg).size !== leg.length) reader.problem(path, 'duplicate');
  else {
    for (const [place, number] of leg.entries())
      if (!Number.isInteger(number)) reader.problem(`${path}[${place}]`, 'invalidType');
      else if (number < 1) reader.problem(`${path}[${place}]`, 'belowMinimum');
      else if (number > runners) reader.problem(`${path}[${place}]`, 'aboveMaximum');
    return leg.map(Number);
  }
  return [];
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Every choice of one runner a leg without a runner twice; pairs of a quinella once. */
function combinationsOf({ kind, legs }: Pick<RaceBet, 'kind' | 'legs'>): readonly number[][] {
  const choices = legs.reduce<number[][]>(
    (begun, leg) =>
      begun.flatMap((runners) =>
        leg.filter((next) => !runners.includes(next)).map((next) => [...runners, next]),
      ),
    [[]],
  );
  if (kind !== 'quinella') return choices;
  const pairs = new Map(choices.map(ascending).map((pair) => [pair.join('-'), pair]));
  return [...pairs.values()];
}

/**
 * The selections of a bet, each of one unit; an each-way bet is on the win and on a place, both.
 */
export function selectionsOf(bet: Pick<RaceBet, 'kind' | 'legs'>, runners: number): Selection[] {
  const on = (kind: SelectionKind): Selection[] =>
    combinationsOf(bet).map((numbers) => ({ kind, runners: numbers, key: numbers.join('-') }));
  if (bet.kind !== 'each_way') return on(bet.kind);
  return [...on('win'), ...on(runners >= showFrom ? 'show' : 'place')];
}

/** The stake of one selection, or null when it cannot be divided exactly. */
export function unitOf(stakeMinor: bigint, selections: readonly Selection[]): bigint | null {
  const count = BigInt(selections.length);
  return count > 0n && stakeMinor % count === 0n ? stakeMinor / count : null;
}

const standsIn: Record<
  SelectionKind,
  (runners: readonly number[], order: readonly number[]) => boolean
> = {
  win: ([runner], order) => order[0] === runner,
  place: ([runner = 0], order) => order.slice(0, 2).includes(runner),
  show: ([runner = 0], order) => order.slice(0, 3).includes(runner),
  quinella: (runners, order) => order.slice(0, 2).every((number) => runners.includes(number)),
  exacta: (runners, order) => runners.every((number, place) => order[place] === number),
  trifecta: (runners, order) => runners.every((number, place) => order[place] === number),
};

/** Whether a selection is right in an order. */
export const isRight = (
  { kind, runners }: Pick<Selection, 'kind' | 'runners'>,
  order: readonly number[],
): boolean => standsIn[kind](runners, order);
