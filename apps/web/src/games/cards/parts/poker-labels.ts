import {
  handClassOf,
  handStrength,
  isRoyalFlush,
  threeCardClassOf,
  threeCardStrength,
} from '@pavilion/games/cards/poker-hands/index';
import type { Text } from '@pavilion/i18n';

/** The poker hand that five to seven cards make, in words; fewer make none. */
export function pokerLabel(cards: readonly number[], t: Text): string | null {
  if (cards.length < 5) return null;
  const strength = handStrength(cards);
  if (isRoyalFlush(strength)) return t('ui.game.cards.pays.royal_flush');
  return t(`ui.game.cards.pays.${handClassOf(strength)}`);
}

/** The hand that three cards make. */
export const threeCardLabel = (cards: readonly number[], t: Text): string | null =>
  cards.length === 3 ? t(`ui.game.cards.pays.${threeCardClassOf(threeCardStrength(cards))}`) : null;
