import { cardRank } from '../../cards/playing-cards.ts';
import { dealerOf } from '../../cards/shoe.ts';
import {
  choose,
  fraction,
  multiplierScale,
  numbersFrom,
  ParamReader,
  type Fraction,
  type MultiplierE4,
} from '../../engine/index.ts';
import { betSchema } from '../bet-kinds.ts';
import type { BetRow, TableGame } from '../table-game.ts';

const sides = ['andar', 'bahar'] as const;
type Side = (typeof sides)[number];

export type AndarBaharBet = { kind: Side } | { kind: 'cards'; from: number };

export type AndarBaharOutcome = {
  joker: number;
  cards: readonly number[];
  /** How many were dealt, the match among them. */
  count: number;
  winner: Side;
};

const sidePays = { andar: 19_000n, bahar: 20_000n } as const;
/** Bets on how many cards it takes: from, to, what it pays. */
const countBets = [
  { from: 1, to: 5, pays: 35_000n },
  { from: 6, to: 10, pays: 44_000n },
  { from: 11, to: 15, pays: 56_000n },
  { from: 16, to: 25, pays: 44_000n },
  { from: 26, to: 30, pays: 155_000n },
  { from: 31, to: 35, pays: 255_000n },
  { from: 36, to: 40, pays: 500_000n },
  { from: 41, to: 49, pays: 1_200_000n },
] as const;
const kinds = [...sides, 'cards'] as const;
const froms = countBets.map(({ from }) => from);
/** Beside the joker, 51 cards of which three match it. */
const others = 51;
const mostCards = 49;

/** The first card goes to andar, then in turn. */
const winnerAt = (count: number): Side => (count % 2 === 1 ? 'andar' : 'bahar');

const countBetOf = (from: number) => countBets.find((row) => row.from === from);

function payAt(bet: AndarBaharBet, count: number): MultiplierE4 {
  if (bet.kind !== 'cards') return bet.kind === winnerAt(count) ? sidePays[bet.kind] : 0n;
  const row = countBetOf(bet.from);
  return row && count >= row.from && count <= row.to ? row.pays : 0n;
}

const topOf = (bet: AndarBaharBet): MultiplierE4 =>
  bet.kind === 'cards' ? (countBetOf(bet.from)?.pays ?? 0n) : sidePays[bet.kind];

/** The first of three like cards lies on a place when the other two lie behind it. */
function rtpOf(bet: AndarBaharBet): Fraction {
  const paid = numbersFrom(1, mostCards)
    .map((count) => payAt(bet, count) * choose(others - count, 2))
    .reduce((sum, pay) => sum + pay, 0n);
  return fraction(paid, multiplierScale * choose(others, 3));
}

const betRow = (bet: AndarBaharBet): BetRow => ({
  kind: bet.kind,
  params: bet,
  multiplierE4: topOf(bet),
  rtp: rtpOf(bet),
});

/** A joker, then cards to both sides in turn until one has its rank. */
export const andarBahar: TableGame<AndarBaharBet, AndarBaharOutcome> = {
  code: 'andar-bahar',
  name: 'Andar Bahar',
  category: 'livecasino',
  version: 1,
  volatility: 'low',
  bettingMs: 15_000,
  pauseMs: 4_000,
  dealingMs: ({ count }) => 500 * count + 3_000,
  maxMultiplierE4: 1_200_000n,
  paramsSchema: betSchema(kinds, {
    from: { type: 'integer', enum: froms, description: 'Of cards: the least it takes.' },
  }),
  parseBet(raw) {
    const reader = new ParamReader(raw);
    const kind = reader.choice('kind', kinds);
    if (kind !== 'cards') return reader.done<AndarBaharBet>({ kind });
    return reader.done<AndarBaharBet>({ kind, from: reader.numberChoice('from', froms) });
  },
  outcomeOf(stream) {
    const next = dealerOf(1, stream);
    const joker = next();
    const cards = [next()];
    while (cardRank(cards.at(-1) ?? 0) !== cardRank(joker)) cards.push(next());
    return { joker, cards, count: cards.length, winner: winnerAt(cards.length) };
  },
  multiplierE4: (bet, { count }) => payAt(bet, count),
  topMultiplierE4: topOf,
  // What is paid depends on the count alone.
  outcomes: numbersFrom(1, mostCards).map((count) => ({
    joker: 0,
    cards: [],
    count,
    winner: winnerAt(count),
  })),
  bets: () => [
    ...sides.map((kind) => betRow({ kind })),
    ...froms.map((from) => betRow({ kind: 'cards', from })),
  ],
  countsOf: ({ winner }) => [winner],
  roadMark: ({ winner, count }) => `${winner === 'andar' ? 'A' : 'B'}${count}`,
};
