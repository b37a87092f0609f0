import { jsonText } from '@pavilion/database';
import type { OpenedCard } from '@pavilion/games/table/holdem/index';
import { openText, sealText } from '../../../sealed-text.ts';

/** Keys of their own: neither that of sessions nor that of any other secret opens a hand. */
const purposes = {
  cards: 'poker-cards',
  deck: 'poker-decks',
  order: 'poker-orders',
} as const;

interface DealtTo {
  tableId: string;
  handNo: number;
  holder: string;
}

const placeOf = ({ tableId, handNo, holder }: DealtTo): string => `${tableId}:${handNo}:${holder}`;

/** Encrypts somebody's cards of a hand; they open as theirs alone. */
export const sealCards = (appSecret: string, to: DealtTo, cards: readonly OpenedCard[]): string =>
  sealText({ appSecret, purpose: purposes.cards, boundTo: placeOf(to) }, jsonText(cards));

/** Opens them for their owner; throws when they are another's. */
export const openCards = (appSecret: string, to: DealtTo, sealed: string): OpenedCard[] =>
  JSON.parse(
    openText({ appSecret, purpose: purposes.cards, boundTo: placeOf(to) }, sealed),
  ) as OpenedCard[];

/** Encrypts the deck of a hand for auditors. */
export const sealDeckOf = (appSecret: string, handId: string, text: string): string =>
  sealText({ appSecret, purpose: purposes.deck, boundTo: handId }, text);

/** Opens it, for an auditor alone. */
export const openDeck = (appSecret: string, handId: string, sealed: string): string =>
  openText({ appSecret, purpose: purposes.deck, boundTo: handId }, sealed);

/** Encrypts what another process is asked: a seed may be in it. */
export const sealOrder = (appSecret: string, orderId: string, text: string): string =>
  sealText({ appSecret, purpose: purposes.order, boundTo: orderId }, text);

export const openOrder = (appSecret: string, orderId: string, sealed: string): string =>
  openText({ appSecret, purpose: purposes.order, boundTo: orderId }, sealed);
