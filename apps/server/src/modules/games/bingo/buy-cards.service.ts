import type { bingoCardBuy, CallInput, CallResponse } from '@pavilion/contracts';
import { isSqlError } from '@pavilion/database';
import { houseProviderCode } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf, pocketsView, tellBalance, type BalanceView } from '../../money/wallet/index.ts';
import { seedInUse, type OpenedSeed } from '../fairness/index.ts';
import { refuseStake } from '../plays/index.ts';
import {
  buyCards,
  closedMeanwhile,
  readCardsOfPurchase,
  readPurchase,
  readPurchaseOf,
  type BuyAnswer,
  type PurchaseDraft,
} from './card.store.ts';
import { cardView } from './card-view.ts';
import { readGame, type GameRow } from './game.store.ts';
import { drawnCards, hashOfWish } from './drawn-cards.ts';
import { purchaseRound } from './purchase-round.service.ts';

type Input = Omit<CallInput<typeof bingoCardBuy>, 'account_id' | 'auth' | 'demo_id'>;
type Answer = CallResponse<typeof bingoCardBuy>;

/** How often cards are drawn anew because another play took the nonce. */
const triesMax = 8;

/**
 * Buys cards of a game that is sold, in one statement with the money. Fails with drawNotFound,
 * drawClosed, tooManyCards with how many are left, and what a stake may fail with.
 */
export async function buyBingoCards(context: PlayerContext, input: Input): Promise<Answer> {
  const { server, site, player } = context;
  const { db } = server.database;
  const requestHash = hashOfWish(input);
  const requestId = input.request_id?.toLowerCase() ?? server.ids.next();
  const owner = { siteId: site.id, playerId: player.id, currency: site.currency.code };
  const before = await readPurchaseOf(db, { siteId: site.id, playerId: player.id, requestId });
  // A repeated request finds its cards, whatever is sold by now.
  if (before && !before.request_hash.equals(requestHash)) return fail('requestIdReused');
  if (before) return answered(context, before.id, await balanceOf(server, owner));
  const game = await readGame(db, { siteId: site.id, gameId: input.game_id });
  if (!game) return fail('drawNotFound');
  // A purse of play money pays there, never a wallet.
  if (game.is_play_money) return fail('gameUnavailable', { statusDetail: 'playMoney' });
  const answer = await buy(context, game, { count: input.count, requestId, requestHash });
  if (answer.status === 'played') tellBalance(server, owner);
  return answered(context, answer.purchase_id, pocketsView(answer, site.currency.code));
}

interface Wanted {
  count: number;
  requestId: string;
  requestHash: Buffer;
}

async function buy(
  context: PlayerContext,
  game: GameRow,
  wanted: Wanted,
): Promise<Extract<BuyAnswer, { purchase_id: string }>> {
  const { server, site, player, now } = context;
  for (let tried = 0; tried < triesMax; tried += 1) {
    const seed = await seedInUse(server, { siteId: site.id, playerId: player.id });
    const purchase = draftOf(context, game, wanted, seed);
    const cards = drawnCards(server, game, wanted.count, seed);
    const order = { requestHash: wanted.requestHash, now };
    const answer = await buyCards(server.database.db, purchase, cards, order)
      .catch(refuseClosed)
      .catch(refuseStake(context, purchase.stake_minor));
    if ('purchase_id' in answer) return answer;
    if (answer.status === 'too_many')
      return fail('tooManyCards', { statusDetail: String(answer.room) });
    if (answer.status === 'unknown') return fail('drawNotFound');
    // Who asked for cards of another price asks anew: nobody pays what they were not shown.
    if (answer.status !== 'moved') return fail('drawClosed');
  }
  return fail('serviceUnavailable', { retryAfterSeconds: 1 });
}

const draftOf = (
  { server, site, player }: PlayerContext,
  game: GameRow,
  { count, requestId }: Wanted,
  seed: OpenedSeed,
): PurchaseDraft => ({
  id: server.ids.next(),
  site_id: site.id,
  game_id: game.id,
  player_id: player.id,
  provider_code: houseProviderCode,
  currency: site.currency.code,
  request_id: requestId,
  card_count: count,
  stake_minor: game.price_minor * BigInt(count),
  seed_id: seed.id,
  nonce: seed.nonce,
});

function refuseClosed(error: unknown): never {
  if (isSqlError(error) && error.code === closedMeanwhile) return fail('drawClosed');
  throw error;
}

async function answered(
  { server, site }: PlayerContext,
  purchaseId: string,
  balances: BalanceView,
): Promise<Answer> {
  const { db } = server.database;
  const asked = { siteId: site.id, purchaseId };
  const purchase = await readPurchase(db, asked);
  if (!purchase) throw new Error('a purchase that was just made is gone');
  const cards = await readCardsOfPurchase(db, asked);
  const round = await purchaseRound(server, purchase, cards);
  return { value: { purchase: round, cards: cards.map(cardView) }, ...balances };
}
