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
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { playMoneyOf } from '../purse/index.ts';
import { holderOf } from './card-holder.ts';
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

/**
 * The cards of the player, or of the purse that is named, in a game. Fails with drawNotFound,
 * demoNotFound.
 */
export async function listCards(
  context: RequestContext,
  input: CallInput<typeof bingoCardList>,
): Promise<CallResponse<typeof bingoCardList>> {
  const { server, site } = context;
  const { db } = server.database;
  const [siteId, gameId] = [site.id, input.game_id];
  const holder = await holderOf(context, input);
  if (!(await readGame(db, { siteId, gameId }))) return fail('drawNotFound');
  const { code } = site.currency;
  const cards = await readCardsOf(db, { siteId, gameId, ...holder });
  const value = cards.map((card) => ownCardView(card, code));
  if (!('demoId' in holder)) return { value };
  const heldMinor = await playMoneyOf(db, { siteId, demoId: holder.demoId });
  return { value, demo_balance: formatAmount(heldMinor, code) };
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
 * Marks a called number on a card of the player or the purse: nothing depends on it. Fails with
 * ticketNotFound, for another player's card too, and with notCalled, also for a number the card has
 * not.
 */
export async function daub(
  context: RequestContext,
  input: CallInput<typeof bingoDaub>,
): Promise<CallResponse<typeof bingoDaub>> {
  const { db } = context.server.database;
  const siteId = context.site.id;
  const { card_id: cardId, number } = input;
  const holder = await holderOf(context, input);
  const card = await readCardWithCalled(db, { siteId, cardId, ...holder });
  if (!card) return fail('ticketNotFound');
  if (!card.called.includes(number) || !card.numbers.includes(number)) return fail('notCalled');
  return { value: { daubed: await writeDaub(db, { siteId, cardId: card.id, number }) } };
}
