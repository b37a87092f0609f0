import type { Text } from '@pavilion/i18n';
import type { WireEvent } from '../../game-info.ts';
import { cardName } from '../../arcade/parts/card-name.ts';

/** A side bet in words; a name of none is shown as it is. */
export const betName = (bet: string, t: Text): string => t.find(`ui.game.cards.bets.${bet}`) ?? bet;

/** What came of a hand, in words. */
export const resultName = (result: string, t: Text): string =>
  t.find(`ui.game.cards.results.${result}`) ?? result;

/** What a player does, in words. */
export const actionName = (action: string, t: Text): string =>
  t.find(`ui.game.cards.actions.${action}`) ?? action;

function cardCaption(event: WireEvent, t: Text): string | null {
  const { type, card, to } = event;
  if (typeof card !== 'number')
    return to === 'dealer' ? t('ui.game.cards.said.dealerHidden') : null;
  const named = { card: cardName(card, t) };
  if (type === 'drawn') return t('ui.game.cards.said.drawn', named);
  if (type === 'revealed') return t('ui.game.cards.said.revealed', named);
  if (to === 'dealer') return t('ui.game.cards.said.dealer', named);
  return t(to === 'board' ? 'ui.game.cards.said.board' : 'ui.game.cards.said.player', named);
}

function moneyCaption(event: WireEvent, t: Text): string {
  const amount = String(event['payout']);
  const name =
    event.type === 'side'
      ? betName(String(event['bet']), t)
      : resultName(String(event['result']), t);
  if (Number(amount) > 0) return t('ui.game.cards.said.pays', { name, amount });
  return event.type === 'side' ? t('ui.game.cards.said.paysNothing', { name }) : `${name}.`;
}

/** An event of a hand of cards in words. */
export function cardsCaption(event: WireEvent, t: Text): string | null {
  switch (event.type) {
    case 'dealt':
    case 'drawn':
    case 'revealed':
      return cardCaption(event, t);
    case 'asked':
      return t('ui.game.cards.asked');
    case 'peeked':
      return t('ui.game.cards.said.peeked');
    case 'acted':
      return `${actionName(String(event['action']), t)}.`;
    case 'side':
    case 'result':
      return moneyCaption(event, t);
    default:
      return null;
  }
}
