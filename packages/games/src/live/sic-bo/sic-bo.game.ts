import {
  fraction,
  multiplierScale,
  multipliersFrom,
  numbersFrom,
  ParamReader,
  type MultiplierE4,
} from '../../engine/index.ts';
import { betSchema } from '../bet-kinds.ts';
import type { BetRow, TableGame } from '../table-game.ts';

const halfKinds = ['big', 'small', 'odd', 'even'] as const;
type HalfKind = (typeof halfKinds)[number];
const faceKinds = ['single', 'double', 'triple'] as const;
type FaceKind = (typeof faceKinds)[number];

export type SicBoBet =
  | { kind: HalfKind | 'any_triple' }
  | { kind: FaceKind | 'total'; value: number }
  | { kind: 'pair'; values: readonly [number, number] };

export type SicBoOutcome = { dice: readonly number[]; total: number; triple: boolean };

const kinds = [...halfKinds, 'total', 'single', 'pair', 'double', 'any_triple', 'triple'] as const;
const faces = numbersFrom(1, 6);
const leastTotal = 4;
/** What totals from 4 to 17 pay. */
const totalPays = multipliersFrom('63 32 19 13 9 8 7 7 8 9 13 19 32 63');
/** What a single pays on one, two and three dice. */
const singlePays = multipliersFrom('0 2 3 13');
const pays = {
  half: 20_000n,
  pair: 70_000n,
  double: 120_000n,
  any_triple: 320_000n,
  triple: 1_810_000n,
} as const;

const halves: Record<HalfKind, (total: number) => boolean> = {
  big: (total) => total > 10,
  small: (total) => total <= 10,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
};

const outcomeOf = (dice: readonly number[]): SicBoOutcome => ({
  dice,
  total: dice.reduce((sum, die) => sum + die, 0),
  triple: new Set(dice).size === 1,
});

const payIf = (isWin: boolean, pay: MultiplierE4): MultiplierE4 => (isWin ? pay : 0n);
const totalPay = (total: number): MultiplierE4 => totalPays[total - leastTotal] ?? 0n;

function payOf(bet: SicBoBet, { dice, total, triple }: SicBoOutcome): MultiplierE4 {
  const shown = (face: number): number => dice.filter((die) => die === face).length;
  switch (bet.kind) {
    case 'total':
      return payIf(bet.value === total, totalPay(total));
    case 'single':
      return singlePays[shown(bet.value)] ?? 0n;
    case 'pair':
      return payIf(
        bet.values.every((face) => shown(face) > 0),
        pays.pair,
      );
    case 'double':
      return payIf(shown(bet.value) >= 2, pays.double);
    case 'triple':
      return payIf(shown(bet.value) === 3, pays.triple);
    case 'any_triple':
      return payIf(triple, pays.any_triple);
    default:
      return payIf(!triple && halves[bet.kind](total), pays.half);
  }
}

function topOf(bet: SicBoBet): MultiplierE4 {
  if (bet.kind === 'total') return totalPay(bet.value);
  if (bet.kind === 'single') return singlePays[3] ?? 0n;
  if (halfKinds.some((kind) => kind === bet.kind)) return pays.half;
  return pays[bet.kind as Exclude<keyof typeof pays, 'half'>];
}

function readPair(reader: ParamReader): readonly [number, number] {
  const values = reader.distinctIntegers('values', 1, 6, 2).toSorted((a, b) => a - b);
  const [a = 0, b = 0] = values;
  if (values.length === 1) reader.problem('values', 'belowMinimum');
  return [a, b];
}

function readBet(reader: ParamReader): SicBoBet {
  const kind = reader.choice('kind', kinds);
  // A kind that is none says so alone: what else is missing depends on it.
  if (reader.firstProblem()) return { kind: 'big' };
  if (kind === 'pair') return { kind, values: readPair(reader) };
  if (kind === 'total') return { kind, value: reader.integer('value', leastTotal, 17) };
  const face = faceKinds.find((known) => known === kind);
  if (face) return { kind: face, value: reader.integer('value', 1, 6) };
  return { kind: kind as HalfKind | 'any_triple' };
}

/** All 216 rolls. */
const rolls = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => outcomeOf([a, b, c]))));

function betRow(bet: SicBoBet): BetRow {
  const paid = rolls.reduce((sum, roll) => sum + payOf(bet, roll), 0n);
  return {
    kind: bet.kind,
    params: bet,
    multiplierE4: topOf(bet),
    rtp: fraction(paid, multiplierScale * BigInt(rolls.length)),
  };
}

const size = ({ total, triple }: SicBoOutcome): string =>
  triple ? 't' : halves.big(total) ? 'b' : 's';

/** Three dice; triples lose big, small, odd and even. */
export const sicBo: TableGame<SicBoBet, SicBoOutcome> = {
  code: 'sic-bo',
  name: 'Sic Bo',
  category: 'livecasino',
  version: 1,
  volatility: 'medium',
  bettingMs: 15_000,
  pauseMs: 4_000,
  dealingMs: () => 6_000,
  maxMultiplierE4: pays.triple,
  paramsSchema: betSchema(kinds, {
    value: { type: 'integer', description: '4 to 17 of total; 1 to 6 of single, double, triple.' },
    values: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: 6 },
      description: 'The two faces of pair.',
    },
  }),
  parseBet(raw) {
    const reader = new ParamReader(raw);
    return reader.done(readBet(reader));
  },
  outcomeOf: (stream) => outcomeOf([0, 1, 2].map(() => stream.draw(6) + 1)),
  multiplierE4: payOf,
  topMultiplierE4: topOf,
  outcomes: rolls,
  bets: () => [
    ...halfKinds.map((kind) => betRow({ kind })),
    ...totalPays.map((_, place) => betRow({ kind: 'total', value: leastTotal + place })),
    betRow({ kind: 'single', value: 1 }),
    betRow({ kind: 'pair', values: [1, 2] }),
    betRow({ kind: 'double', value: 1 }),
    betRow({ kind: 'any_triple' }),
    betRow({ kind: 'triple', value: 1 }),
  ],
  roadMark: (outcome) => `${outcome.total}${size(outcome)}`,
  countsOf: ({ total }) => [String(total)],
};
