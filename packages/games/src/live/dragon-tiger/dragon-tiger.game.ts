import { cardRank, cardSuit } from '../../cards/playing-cards.ts';
import { dealerOf } from '../../cards/shoe.ts';
import { fraction, multiplierScale, type Fraction, type MultiplierE4 } from '../../engine/index.ts';
import { betSchema, parseKind, type KindBet } from '../bet-kinds.ts';
import type { TableGame } from '../table-game.ts';

export const dragonTigerKinds = ['dragon', 'tiger', 'tie', 'suited_tie'] as const;
export type DragonTigerKind = (typeof dragonTigerKinds)[number];

export type DragonTigerOutcome = {
  dragon: number;
  tiger: number;
  winner: 'dragon' | 'tiger' | 'tie';
  suited: boolean;
};

const decks = 8;
const pays = { dragon: 20_000n, tiger: 20_000n, tie: 120_000n, suited_tie: 510_000n } as const;
const tieBack = multiplierScale / 2n;
const letters = { dragon: 'D', tiger: 'T', tie: '=' } as const;

/** Ace 1 to king 13. */
const pointsOf = (card: number): number => ((cardRank(card) + 1) % 13) + 1;

function outcomeOf(dragon: number, tiger: number): DragonTigerOutcome {
  const lead = pointsOf(dragon) - pointsOf(tiger);
  const winner = lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger';
  return { dragon, tiger, winner, suited: lead === 0 && cardSuit(dragon) === cardSuit(tiger) };
}

function payOf(kind: DragonTigerKind, { winner, suited }: DragonTigerOutcome): MultiplierE4 {
  if (kind === 'suited_tie') return suited ? pays.suited_tie : 0n;
  if (kind === winner) return pays[kind];
  return winner === 'tie' ? tieBack : 0n;
}

/** Over both cards: the second is one of the 415 that are left. */
function rtpOf(kind: DragonTigerKind): Fraction {
  let paid = 0n;
  for (let dragon = 0; dragon < 52; dragon += 1)
    for (let tiger = 0; tiger < 52; tiger += 1) {
      const left = BigInt(dragon === tiger ? decks - 1 : decks);
      paid += left * payOf(kind, outcomeOf(dragon, tiger));
    }
  return fraction(paid, multiplierScale * 52n * BigInt(52 * decks - 1));
}

/** One card each; the higher wins, the ace is lowest. */
export const dragonTiger: TableGame<KindBet<DragonTigerKind>, DragonTigerOutcome> = {
  code: 'dragon-tiger',
  name: 'Dragon Tiger',
  category: 'livecasino',
  version: 1,
  volatility: 'low',
  bettingMs: 12_000,
  pauseMs: 3_000,
  dealingMs: () => 3_500,
  maxMultiplierE4: pays.suited_tie,
  paramsSchema: betSchema(dragonTigerKinds),
  parseBet: (raw) => parseKind(raw, dragonTigerKinds),
  outcomeOf(stream) {
    const next = dealerOf(decks, stream);
    const dragon = next();
    return outcomeOf(dragon, next());
  },
  multiplierE4: ({ kind }, outcome) => payOf(kind, outcome),
  topMultiplierE4: ({ kind }) => pays[kind],
  // Dragon, tiger, a tie and a suited one.
  outcomes: [outcomeOf(4, 0), outcomeOf(0, 4), outcomeOf(0, 1), outcomeOf(0, 0)],
  bets: () =>
    dragonTigerKinds.map((kind) => ({
      kind,
      params: { kind },
      multiplierE4: pays[kind],
      rtp: rtpOf(kind),
    })),
  roadMark: ({ winner }) => letters[winner],
  countsOf: ({ winner, suited }) => (suited ? [winner, 'suited_tie'] : [winner]),
};
