import {
  drawDistinct,
  fraction,
  multiplierScale,
  numbersFrom,
  ParamReader,
  type Fraction,
  type MultiplierE4,
  type TableGame,
} from '@pavilion/games';
import { cardRank, deckSize } from '@pavilion/games/cards/playing-cards';

type FaroBet = { kind: 'rank'; rank: number };
type FaroOutcome = {
  /** Losing and winning card of each turn, as they lie after the first card of the deck. */
  turns: readonly (readonly number[])[];
};

const turnCount = 25;
const rankCount = 13;
const winPays = 2n * multiplierScale;
const splitPays = multiplierScale / 2n;

/**
 * The first turn that shows the rank decides: as winning card it pays, as losing card it loses, as
 * both half comes back.
 */
function payOf({ rank }: FaroBet, { turns }: FaroOutcome): MultiplierE4 {
  for (const [loser = 0, winner = 0] of turns) {
    const [isLost, isWon] = [cardRank(loser) === rank, cardRank(winner) === rank];
    if (isLost && isWon) return splitPays;
    if (isWon) return winPays;
    if (isLost) return 0n;
  }
  throw new Error('four cards of a rank lie among the turns');
}

let counted: Fraction | undefined;

/** All places that four cards of one rank can have in the deck. */
function rtp(): Fraction {
  if (counted) return counted;
  const turnOf = (place: number): number =>
    place === 0 || place === deckSize - 1 ? turnCount : Math.floor((place - 1) / 2);
  let [paid, ways] = [0n, 0n];
  for (const a of numbersFrom(0, deckSize))
    for (const b of numbersFrom(a + 1, deckSize - a - 1))
      for (const c of numbersFrom(b + 1, deckSize - b - 1)) {
        // The first card of the deck belongs to no turn; the last of the four lies anywhere behind.
        const [first, second] = a === 0 ? [b, c] : [a, b];
        const behind = BigInt(deckSize - 1 - c);
        ways += behind;
        if (turnOf(first) === turnOf(second)) paid += behind * splitPays;
        else if (first % 2 === 0) paid += behind * winPays;
      }
  counted = fraction(paid, ways * multiplierScale);
  return counted;
}

/**
 * Faro: two cards a turn, the first loses, the second wins, until every rank with a chip has come.
 */
export const faro: TableGame<FaroBet, FaroOutcome> = {
  code: 'faro',
  name: 'Faro',
  category: 'table',
  version: 1,
  volatility: 'low',
  bettingMs: 20_000,
  pauseMs: 4_000,
  dealingMs: () => 8_000,
  maxMultiplierE4: winPays,
  paramsSchema: { type: 'object', properties: { rank: { type: 'integer', maximum: 12 } } },
  parseBet(raw) {
    const reader = new ParamReader(raw);
    return reader.done({
      kind: reader.choice('kind', ['rank']),
      rank: reader.integer('rank', 0, rankCount - 1),
    });
  },
  outcomeOf(stream) {
    const deck = drawDistinct(stream, numbersFrom(0, deckSize), deckSize);
    return {
      turns: numbersFrom(0, turnCount).map((turn) => deck.slice(2 * turn + 1, 2 * turn + 3)),
    };
  },
  multiplierE4: payOf,
  topMultiplierE4: () => winPays,
  bets: () => [
    { kind: 'rank', params: { kind: 'rank', rank: 0 }, multiplierE4: winPays, rtp: rtp() },
  ],
  roadMark: ({ turns }) => String(turns[0]?.[1] ?? ''),
  countsOf: () => [],
};
