import { fraction } from '../../engine/index.ts';
import {
  handClassOf,
  handStrength,
  isRoyalFlush,
  madeRanks,
  type HandClass,
  type HandStrength,
} from '../poker-hands/index.ts';
import { handOfCards } from '../hand-of-cards.ts';
import { showdownGame } from '../showdown/showdown-game.ts';
import type { ShowdownCards, ShowdownPays, ShowdownRules } from '../showdown/showdown-rules.ts';

const four = 1 << 2;
const ace = 1 << 12;

/** What the ante wins beside itself. */
const anteWins: Record<HandClass, bigint> = {
  high_card: 1n,
  pair: 1n,
  two_pair: 1n,
  three_of_a_kind: 1n,
  straight: 1n,
  flush: 2n,
  full_house: 3n,
  four_of_a_kind: 10n,
  straight_flush: 20n,
};
const royalWins = 100n;

/** In all, of the side bet; a pair counts from aces on. */
const aaBonus: Record<HandClass, bigint> = {
  high_card: 0n,
  pair: 0n,
  two_pair: 8n,
  three_of_a_kind: 8n,
  straight: 8n,
  flush: 21n,
  full_house: 31n,
  four_of_a_kind: 41n,
  straight_flush: 51n,
};
const acesPay = 8n;
const royalBonus = 101n;

/** A pair of fours or better. */
const qualifies = (strength: HandStrength): boolean => {
  const handClass = handClassOf(strength);
  return handClass === 'pair' ? madeRanks(strength) >= four : handClass !== 'high_card';
};

const winsOf = (strength: HandStrength): bigint =>
  isRoyalFlush(strength) ? royalWins : anteWins[handClassOf(strength)];

function settle({ player, board, dealer }: ShowdownCards): ShowdownPays {
  const own = handStrength([...player, ...board]);
  const other = handStrength([...dealer, ...board]);
  if (!qualifies(other)) return { result: 'won', ante: 1n + winsOf(own), raise: 1n };
  if (own === other) return { result: 'push', ante: 1n, raise: 1n };
  return own > other
    ? { result: 'won', ante: 1n + winsOf(own), raise: 2n }
    : { result: 'lost', ante: 0n, raise: 0n };
}

/** Of hole and flop. */
function bonusOf({ player, board }: ShowdownCards): bigint {
  const strength = handStrength([...player, ...board.slice(0, 3)]);
  if (isRoyalFlush(strength)) return royalBonus;
  const handClass = handClassOf(strength);
  return handClass === 'pair' && madeRanks(strength) === ace ? acesPay : aaBonus[handClass];
}

export const casinoHoldemRules: ShowdownRules = {
  code: 'casino-holdem',
  name: "Casino Hold'em",
  volatility: 'medium',
  deals: [
    { to: 'player', count: 2 },
    { to: 'board', count: 3 },
    { to: 'dealer', count: 2, hidden: [0, 1] },
    { to: 'board', count: 2, hidden: [0, 1] },
  ],
  hasBoard: true,
  raise: { action: 'call', stakes: 2n },
  side: { name: 'aa_bonus', multipleOf: bonusOf },
  settle,
  // Main: every hole, flop, turn, river and hand of the dealer, called whenever that is better than
  // to fold. Bonus: all hands of five.
  bets: [
    { bet: 'main', topMultiple: 105n, rtp: fraction(61_849_287_523n, 63_213_204_600n) },
    { bet: 'aa_bonus', topMultiple: 101n, rtp: fraction(87_011n, 92_820n) },
  ],
};

/** Two cards each and a board of five; the dealer plays with a pair of fours or better. */
export const casinoHoldem = showdownGame(casinoHoldemRules);

/** The same as the engine of hands plays it. */
export const casinoHoldemHand = handOfCards(casinoHoldem);
