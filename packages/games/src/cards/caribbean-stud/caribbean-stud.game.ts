import { fraction } from '../../engine/index.ts';
import {
  handClassOf,
  handStrength,
  isRoyalFlush,
  kickerRanks,
  type HandClass,
  type HandStrength,
} from '../poker-hands/index.ts';
import { handOfCards } from '../hand-of-cards.ts';
import { showdownGame } from '../showdown/showdown-game.ts';
import type { ShowdownCards, ShowdownPays, ShowdownRules } from '../showdown/showdown-rules.ts';

const aceKing = (1 << 12) | (1 << 11);

/** What the raise wins beside itself. */
const raiseWins: Record<HandClass, bigint> = {
  high_card: 1n,
  pair: 1n,
  two_pair: 2n,
  three_of_a_kind: 3n,
  straight: 4n,
  flush: 5n,
  full_house: 7n,
  four_of_a_kind: 20n,
  straight_flush: 50n,
};
const royalWins = 100n;

/** Ace and king or better. */
const qualifies = (strength: HandStrength): boolean =>
  handClassOf(strength) !== 'high_card' || (kickerRanks(strength) & aceKing) === aceKing;

const winsOf = (strength: HandStrength): bigint =>
  isRoyalFlush(strength) ? royalWins : raiseWins[handClassOf(strength)];

function settle({ player, dealer }: ShowdownCards): ShowdownPays {
  const own = handStrength(player);
  const other = handStrength(dealer);
  if (!qualifies(other)) return { result: 'won', ante: 2n, raise: 1n };
  if (own === other) return { result: 'push', ante: 1n, raise: 1n };
  return own > other
    ? { result: 'won', ante: 2n, raise: 1n + winsOf(own) }
    : { result: 'lost', ante: 0n, raise: 0n };
}

export const caribbeanStudRules: ShowdownRules = {
  code: 'caribbean-stud',
  name: 'Caribbean Stud',
  volatility: 'medium',
  deals: [
    { to: 'player', count: 5 },
    { to: 'dealer', count: 5, hidden: [1, 2, 3, 4] },
  ],
  hasBoard: false,
  raise: { action: 'raise', stakes: 2n },
  settle,
  // All 19,933,230,517,200 deals, raised whenever that is better than to fold.
  bets: [{ bet: 'main', topMultiple: 204n, rtp: fraction(2_576_630_879n, 2_718_662_100n) }],
};

/** Five cards each, one of the dealer's seen; the dealer plays with ace and king or better. */
export const caribbeanStud = showdownGame(caribbeanStudRules);

/** The same as the engine of hands plays it. */
export const caribbeanStudHand = handOfCards(caribbeanStud);
