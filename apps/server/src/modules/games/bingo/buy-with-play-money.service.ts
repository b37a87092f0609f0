import type { bingoCardBuy, CallInput, CallResponse } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { houseProviderCode } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { newClientSeed, newServerSeed } from '../fairness/index.ts';
import { gameFlags } from '../plays/index.ts';
import { changePlayMoney, openDemo } from '../purse/index.ts';
import { buyBingoCards } from './buy-cards.service.ts';
import { readCardsOfPurchase, readPurchase } from './card.store.ts';
import { asPlayer } from './card-holder.ts';
import { cardView } from './card-view.ts';
import { drawnCards, hashOfWish } from './drawn-cards.ts';
import { readGame, type GameRow } from './game.store.ts';
import {
  countCardsOfDemo,
  isGameOff,
  readPurchaseOfDemo,
  takePlaces,
  writePlayPurchase,
} from './play-money.store.ts';
import { purchaseRound } from './purchase-round.service.ts';

type Input = CallInput<typeof bingoCardBuy>;
type Answer = CallResponse<typeof bingoCardBuy>;

/**
 * Buys cards: in a room of play money from a guest's purse, in all others as the player. Fails with
 * drawNotFound, and as {@link buyBingoCards} does.
 */
export async function buyCardsAsWhoAsks(context: RequestContext, input: Input): Promise<Answer> {
  const { server, site } = context;
  const game = await readGame(server.database.db, { siteId: site.id, gameId: input.game_id });
  if (!game?.is_play_money) return buyBingoCards(await asPlayer(context, input), input);
  if (!gameFlags(site, 'bingo').guestDemo) return fail('gameUnavailable', { statusDetail: 'demo' });
  return buyWithPlayMoney(context, game, input);
}

/** Who has no purse of play money yet gets one. The ledger does not know of it. */
async function buyWithPlayMoney(
  context: RequestContext,
  game: GameRow,
  input: Input,
): Promise<Answer> {
  const { server, site, now } = context;
  const demoId = (input.demo_id ?? (await openDemo(context)).demo_id).toLowerCase();
  const wish = {
    game,
    demoId,
    count: input.count,
    requestId: input.request_id?.toLowerCase() ?? server.ids.next(),
    requestHash: hashOfWish(input),
  };
  const of = { siteId: site.id, demoId, now };
  return inTransaction(server.database, async (executor) => {
    let purchaseId = '';
    const balanceMinor = await changePlayMoney(executor, of, async () => {
      const bought = await buyOnce(executor, context, wish);
      purchaseId = bought.purchaseId;
      return -bought.costMinor;
    });
    const value = await boughtView(executor, context, purchaseId);
    return { value, demo_id: demoId, demo_balance: formatAmount(balanceMinor, site.currency.code) };
  });
}

interface Wish {
  game: GameRow;
  demoId: string;
  count: number;
  requestId: string;
  requestHash: Buffer;
}

/** A repeated request finds its cards and costs nothing. */
async function buyOnce(
  executor: Executor,
  context: RequestContext,
  wish: Wish,
): Promise<{ purchaseId: string; costMinor: bigint }> {
  const { demoId, requestId, requestHash } = wish;
  const of = { siteId: context.site.id, demoId };
  const before = await readPurchaseOfDemo(executor, { ...of, requestId });
  if (before && !before.request_hash.equals(requestHash)) return fail('requestIdReused');
  if (before) return { purchaseId: before.id, costMinor: 0n };
  const held = await countCardsOfDemo(executor, { ...of, gameId: wish.game.id });
  return buy(executor, context, { ...wish, held });
}

async function buy(
  executor: Executor,
  { server, site, now }: RequestContext,
  { game, demoId, count, requestId, requestHash, held }: Wish & { held: number },
): Promise<{ purchaseId: string; costMinor: bigint }> {
  if (await isGameOff(executor, { game, providerCode: houseProviderCode }))
    return fail('gameUnavailable', { statusDetail: 'switchedOff' });
  const left = Math.max(0, game.max_cards - held);
  if (count > left) return fail('tooManyCards', { statusDetail: String(left) });
  const stakeMinor = game.price_minor * BigInt(count);
  const places = { game, count, isFirst: held === 0, stakeMinor, now };
  const before = await takePlaces(executor, places);
  if (before === null) return fail('drawClosed');
  const seeds = { serverSeed: newServerSeed(), clientSeed: newClientSeed() };
  const purchaseId = server.ids.next();
  await writePlayPurchase(executor, game, before, {
    ...{ id: purchaseId, demoId, requestId, requestHash, stakeMinor, seeds, now },
    currency: site.currency.code,
    cards: drawnCards(server, game, count, { ...seeds, nonce: 0 }),
  });
  return { purchaseId, costMinor: stakeMinor };
}

async function boughtView(
  executor: Executor,
  { server, site }: RequestContext,
  purchaseId: string,
): Promise<Answer['value']> {
  const asked = { siteId: site.id, purchaseId };
  const purchase = await readPurchase(executor, asked);
  if (!purchase) throw new Error('a purchase that was just made is gone');
  const cards = await readCardsOfPurchase(executor, asked);
  return { purchase: await purchaseRound(server, purchase, cards), cards: cards.map(cardView) };
}
