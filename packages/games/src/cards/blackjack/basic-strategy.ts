import { cardValue, handTotal, isAce } from './blackjack-cards.ts';
import type { BlackjackAction } from './blackjack-state.ts';

/**
 * Basic strategy for eight decks, a dealer who stands on soft 17, double after split and no
 * surrender. Columns: dealer 2 to 10, ace. H hit, S stand, D double or else hit, d double or else
 * stand, P split.
 */
const hard: Record<number, string> = {
  8: 'HHHHHHHHHH',
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
  17: 'SSSSSSSSSS',
};

/** By the total, an ace counted eleven. */
const soft: Record<number, string> = {
  12: 'HHHHHHHHHH',
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
  19: 'SSSSSSSSSS',
};

/** By the value of one of the pair; fives are played as ten, tens stand. */
const pairs: Record<number, string> = {
  2: 'PPPPPPHHHH',
  3: 'PPPPPPHHHH',
  4: 'HHHPPHHHHH',
  6: 'PPPPPHHHHH',
  7: 'PPPPPPHHHH',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
  11: 'PPPPPPPPPP',
};

/** The table's row and column that a hand stands in, and what it says. */
export type StrategyRow = {
  hand: 'hard' | 'soft' | 'pair';
  /** The total; of a pair the value of one card, the ace 11. */
  value: number;
  /** The dealer's card, 2 to 11. */
  against: number;
};

export interface Strategy {
  action: BlackjackAction;
  row: StrategyRow;
}

/** What the table says of a hand against the dealer's card, among what is allowed. */
export function basicStrategy(
  cards: readonly number[],
  up: number,
  allowed: readonly BlackjackAction[],
): Strategy {
  const against = cardValue(up);
  const [first = 0] = cards;
  const pair = allowed.includes('split') ? pairs[cardValue(first)] : undefined;
  const split = pair?.[against - 2];
  if (split !== undefined)
    return {
      action: actionOf(split, allowed),
      row: { hand: 'pair', value: isAce(first) ? 11 : cardValue(first), against },
    };
  const { total, isSoft } = handTotal(cards);
  const line = isSoft ? soft[Math.min(total, 19)] : hard[Math.min(Math.max(total, 8), 17)];
  return {
    action: actionOf(line?.[against - 2] ?? 'S', allowed),
    row: { hand: isSoft ? 'soft' : 'hard', value: total, against },
  };
}

function actionOf(letter: string, allowed: readonly BlackjackAction[]): BlackjackAction {
  if (letter === 'P') return 'split';
  if (letter.toLowerCase() === 'd' && allowed.includes('double')) return 'double';
  return letter === 'H' || letter === 'D' ? 'hit' : 'stand';
}
