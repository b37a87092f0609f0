import { fraction } from '../../engine/index.ts';
import { threeCardClassOf, threeCardStrength, type ThreeCardClass } from '../poker-hands/index.ts';
import { handOfCards } from '../hand-of-cards.ts';
import { showdownGame } from '../showdown/showdown-game.ts';
import type { ShowdownCards, ShowdownPays, ShowdownRules } from '../showdown/showdown-rules.ts';

const queen = 1 << 10;

/** Added to the payout of the ante whatever the dealer has. */
const anteBonus: Record<ThreeCardClass, bigint> = {
  high_card: 0n,
  pair: 0n,
  flush: 0n,
  straight: 1n,
  three_of_a_kind: 4n,
  straight_flush: 5n,
};

/** In all, of the side bet. */
const pairPlus: Record<ThreeCardClass, bigint> = {
  high_card: 0n,
  pair: 2n,
  flush: 5n,
  straight: 7n,
  three_of_a_kind: 31n,
  straight_flush: 41n,
};

/** Queen high or better: any hand with a class, or a high card from the queen on. */
const qualifies = (strength: number): boolean => strength >= queen;

function settle({ player, dealer }: ShowdownCards): ShowdownPays {
  const own = threeCardStrength(player);
  const other = threeCardStrength(dealer);
  const bonus = anteBonus[threeCardClassOf(own)];
  if (!qualifies(other)) return { result: 'won', ante: 2n + bonus, raise: 1n };
  if (own === other) return { result: 'push', ante: 1n + bonus, raise: 1n };
  return own > other
    ? { result: 'won', ante: 2n + bonus, raise: 2n }
    : { result: 'lost', ante: bonus, raise: 0n };
}

export const threeCardRules: ShowdownRules = {
  code: 'three-card-poker',
  name: 'Three Card Poker',
  volatility: 'medium',
  deals: [
    { to: 'player', count: 3 },
    { to: 'dealer', count: 3, hidden: [0, 1, 2] },
  ],
  hasBoard: false,
  raise: { action: 'play', stakes: 1n },
  side: {
    name: 'pair_plus',
    multipleOf: ({ player }) => pairPlus[threeCardClassOf(threeCardStrength(player))],
  },
  settle,
  // All 22,100 hands against all 18,424 of the dealer, played from Q-6-4 on; a test counts them.
  bets: [
    { bet: 'main', topMultiple: 9n, rtp: fraction(19_671_831n, 20_358_520n) },
    { bet: 'pair_plus', topMultiple: 41n, rtp: fraction(5_397n, 5_525n) },
  ],
};

/** Three cards each; the dealer plays with queen high or better. */
export const threeCardPoker = showdownGame(threeCardRules);

/** The same as the engine of hands plays it. */
export const threeCardPokerHand = handOfCards(threeCardPoker);
