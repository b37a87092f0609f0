import { handTotal, isBlackjack, isBust } from '@pavilion/games/cards/blackjack/blackjack-cards';
import type { Text } from '@pavilion/i18n';
import { feltView } from '../parts/felt/felt-view.tsx';
import type { Felt } from '../parts/felt/felt-state.ts';

/** The total as a player reads it: `17`, `7 / 17` while an ace may count either way. */
function totalLabel(cards: readonly number[], t: Text): string | null {
  if (cards.length === 0) return null;
  const { total, isSoft } = handTotal(cards);
  if (isBust(cards)) return `${total} · ${t('ui.game.cards.bust')}`;
  return isSoft && total < 21 ? `${total - 10} / ${total}` : String(total);
}

function ownLabel(cards: readonly number[], t: Text, { hands }: Felt): string | null {
  const isNatural = hands.length === 1 && isBlackjack(cards);
  return isNatural ? t('ui.game.cards.results.blackjack') : totalLabel(cards, t);
}

/** Blackjack: how it looks and its words. */
export const blackjackView = feltView({
  hasBoard: false,
  labelOf: ownLabel,
  dealerLabelOf: totalLabel,
  isOut: isBust,
});
