import {
  fraction,
  multiplierOf,
  multiplierScale,
  numbersFrom,
  ParamReader,
  type MultiplierE4,
} from '../../engine/index.ts';
import type { BetRow, TableFlags, TableGame } from '../table-game.ts';
import {
  colourOf,
  evenKinds,
  evenNumbers,
  layoutBets,
  numberKinds,
  placedKinds,
  placedNumbers,
  pocketCount,
  type EvenKind,
  type NumberKind,
  type PlacedKind,
  type PocketColour,
} from './roulette-layout.ts';

export type RouletteBet =
  | { kind: NumberKind; numbers: readonly number[] }
  | { kind: PlacedKind; index: number }
  | { kind: EvenKind };

export type RouletteOutcome = { number: number; colour: PocketColour };

const kinds = [...numberKinds, ...placedKinds, ...evenKinds];
const layoutPays = 36n;
const half = multiplierScale / 2n;

/** The numbers a bet lies on. */
function coveredBy(bet: RouletteBet): readonly number[] {
  if ('numbers' in bet) return bet.numbers;
  return 'index' in bet ? placedNumbers(bet.kind, bet.index) : evenNumbers(bet.kind);
}

const isEvenChance = (bet: RouletteBet): boolean => !('numbers' in bet) && !('index' in bet);

const paysOf = (bet: RouletteBet): MultiplierE4 =>
  multiplierOf(layoutPays, BigInt(coveredBy(bet).length));

function payOn(bet: RouletteBet, number: number, { laPartage = false }: TableFlags): MultiplierE4 {
  if (coveredBy(bet).includes(number)) return paysOf(bet);
  return laPartage && number === 0 && isEvenChance(bet) ? half : 0n;
}

/**
 * The numbers of a bet in rising order; a set of numbers that the layout has no place for is
 * `invalidChoice`.
 */
function readNumbers(reader: ParamReader, kind: NumberKind): readonly number[] {
  const value = reader.raw('numbers');
  if (value === undefined) reader.problem('numbers', 'required');
  else if (!Array.isArray(value) || !value.every((item) => Number.isInteger(item)))
    reader.problem('numbers', 'invalidType');
  else {
    const sorted = value.map(Number).sort((a, b) => a - b);
    const found = layoutBets[kind].find((numbers) => String(numbers) === String(sorted));
    if (found) return found;
    reader.problem('numbers', 'invalidChoice');
  }
  return [];
}

function readBet(reader: ParamReader): RouletteBet {
  const kind = reader.choice('kind', kinds);
  const numbered = numberKinds.find((known) => known === kind);
  // A kind that is none says so alone: what else is missing depends on it.
  if (reader.firstProblem()) return { kind: 'red' };
  if (numbered) return { kind: numbered, numbers: readNumbers(reader, numbered) };
  const placed = placedKinds.find((known) => known === kind);
  if (placed) return { kind: placed, index: reader.numberChoice('index', [1, 2, 3]) };
  return { kind: evenKinds.find((known) => known === kind) ?? 'red' };
}

function betRow(bet: RouletteBet, flags: TableFlags): BetRow {
  const paid = numbersFrom(0, pocketCount)
    .map((number) => payOn(bet, number, flags))
    .reduce((sum, pay) => sum + pay, 0n);
  return {
    kind: bet.kind,
    params: bet,
    multiplierE4: paysOf(bet),
    rtp: fraction(paid, multiplierScale * BigInt(pocketCount)),
  };
}

/** Roulette with one zero: a bet pays 36 for each chip, shared by the numbers it covers. */
export const roulette: TableGame<RouletteBet, RouletteOutcome> = {
  code: 'roulette',
  name: 'Roulette',
  category: 'livecasino',
  version: 1,
  volatility: 'medium',
  bettingMs: 20_000,
  pauseMs: 4_000,
  dealingMs: () => 9_000,
  maxMultiplierE4: layoutPays * multiplierScale,
  paramsSchema: {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: kinds },
      numbers: {
        type: 'array',
        items: { type: 'integer', minimum: 0, maximum: 36 },
        description: 'Of straight, split, street, corner and six_line, in any order.',
      },
      index: { type: 'integer', minimum: 1, maximum: 3, description: 'Of dozen and column.' },
    },
  },
  parseBet(raw) {
    const reader = new ParamReader(raw);
    return reader.done(readBet(reader));
  },
  outcomeOf(stream) {
    const number = stream.draw(pocketCount);
    return { number, colour: colourOf(number) };
  },
  multiplierE4: (bet, { number }, flags = {}) => payOn(bet, number, flags),
  topMultiplierE4: paysOf,
  outcomes: numbersFrom(0, pocketCount).map((number) => ({ number, colour: colourOf(number) })),
  bets: (flags = {}) => [
    ...numberKinds.map((kind) => betRow({ kind, numbers: layoutBets[kind][0] ?? [] }, flags)),
    ...placedKinds.map((kind) => betRow({ kind, index: 1 }, flags)),
    ...evenKinds.map((kind) => betRow({ kind }, flags)),
  ],
  roadMark: ({ number }) => String(number),
  countsOf: ({ number }) => [String(number)],
};
