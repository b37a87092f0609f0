import type {
  bingoCardList,
  bingoDaub,
  bingoPurchaseList,
  CallInput,
  CallResponse,
} from '@pavilion/contracts';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import {
  readCardsOf,
  readCardWithCalled,
  readPurchases,
  writeDaub,
  type ListedPurchase,
} from './card.store.ts';
import { ownCardView } from './card-view.ts';
import { readGame } from './game.store.ts';

type Own<Input> = Omit<Input, 'account_id' | 'auth'>;

const defaultLimit = 20;

/** The player's cards in a game. Fails with drawNotFound. */
export async function listCards(
  { server, site, player }: PlayerContext,
  { game_id: gameId }: Own<CallInput<typeof bingoCardList>>,
): Promise<CallResponse<typeof bingoCardList>> {
  const { db } = server.database;
  if (!(await readGame(db, { siteId: site.id, gameId }))) return fail('drawNotFound');
  const cards = await readCardsOf(db, { siteId: site.id, playerId: player.id, gameId });
  return { value: cards.map((card) => ownCardView(card, site.currency.code)) };
}

/** A page of the player's purchases, newest first. */
export async function listPurchases(
  { server, site, player }: PlayerContext,
  { cursor, limit = defaultLimit }: Own<CallInput<typeof bingoPurchaseList>>,
): Promise<CallResponse<typeof bingoPurchaseList>> {
  const owner = { siteId: site.id, playerId: player.id };
  const asked = { before: readIdCursor(cursor), limit: limit + 1 };
  const found = await readPurchases(server.database.db, owner, asked);
  const value = found.slice(0, limit).map(purchaseView);
  const last = found.length > limit ? value.at(-1) : undefined;
  return { value, next_cursor: last?.purchase_id ?? null };
}

function purchaseView(
  bought: ListedPurchase,
): CallResponse<typeof bingoPurchaseList>['value'][number] {
  const { currency } = bought;
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  return {
    purchase_id: bought.id,
    game_id: bought.game_id,
    room_id: bought.room_id,
    name: bought.name,
    starts_at: bought.starts_at.toISOString(),
    state: bought.state,
    cards: bought.card_count,
    stake: formatAmount(bought.stake_minor, currency),
    payout: formatAmount(bought.payout_minor, currency),
  };
}

/**
 * Marks a called number on a card of the player: nothing depends on it. Fails with ticketNotFound,
 * for another player's card too, and with notCalled, also for a number the card has not.
 */
export async function daub(
  { server, site, player }: PlayerContext,
  { card_id: cardId, number }: Own<CallInput<typeof bingoDaub>>,
): Promise<CallResponse<typeof bingoDaub>> {
  const { db } = server.database;
  const siteId = site.id;
  const card = await readCardWithCalled(db, { siteId, playerId: player.id, cardId });
  if (!card) return fail('ticketNotFound');
  if (!card.called.includes(number) || !card.numbers.includes(number)) return fail('notCalled');
  return { value: { daubed: await writeDaub(db, { siteId, cardId: card.id, number }) } };
}
