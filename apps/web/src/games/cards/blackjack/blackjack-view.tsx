import {
  blackjackPays,
  handTotal,
  insurancePays,
  isBlackjack,
  isBust,
} from '@pavilion/games/cards/blackjack/blackjack-cards';
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

/** `Blackjack 3:2 · Insurance 2:1`: what is gained, as it is printed on every such felt. */
function printedPays(t: Text): string {
  const { numerator, denominator } = blackjackPays;
  const natural = `${numerator - denominator}:${denominator}`;
  const name = t('ui.game.cards.results.blackjack');
  return `${name} ${natural} · ${t('ui.game.cards.bets.insurance')} ${insurancePays - 1n}:1`;
}

/** Blackjack: how it looks and its words. */
export const blackjackView = feltView({
  places: { dealer: 2, board: 0, player: 2 },
  printed: printedPays,
  labelOf: ownLabel,
  dealerLabelOf: totalLabel,
  isOut: isBust,
});
