import { fishingSessionOpen, type CallInput, type CallResponse } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { fishingGames } from '@pavilion/games/fishing/index';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { newClientSeed, newServerSeed, sealSeed, seedInUse } from '../fairness/index.ts';
import { changePlayMoney, openDemo } from '../purse/index.ts';
import { balancesOf } from './balances.service.ts';
import { buyInOf, requestHashOf } from './buy-in.ts';
import { guestFisher, playerFisher, refuseFisher, type Fisher } from './fisher.service.ts';
import { openMeterOf, type BuyIn, type SessionDraft } from './meter.store.ts';
import { checkGame, mayFish, offeredSeas } from './sea-list.service.ts';
import { tellSeats } from './sea-news.ts';
import { lockSea, readSeats, type SeaRow } from './sea.store.ts';
import { isPlayMoney, seatsOfSea } from './sea-terms.ts';
import { readSession } from './session.store.ts';
import { sessionView } from './session-view.ts';

type Input = CallInput<typeof fishingSessionOpen>;

/** Takes a seat with a buy-in, once by the request. */
export async function openSession(
  context: RequestContext,
  input: Input,
): Promise<CallResponse<typeof fishingSessionOpen>> {
  const { server, site, now } = context;
  checkGame(input.game);
  if (!mayFish(site)) fail('gameUnavailable');
  const sea = await seaFor(context, input);
  const fisher = await fisherAt(context, input, sea);
  const amountMinor = buyInOf(sea, 'buy_in', input.buy_in);
  const order = {
    amountMinor,
    requestId: input.request_id ?? server.ids.next(),
    requestHash: requestHashOf(fishingSessionOpen.path, { ...input }),
    version: fishingGames.fishing.version,
    now,
  };
  const { player } = fisher;
  if (player) await seedInUse(server, { siteId: site.id, playerId: player.id });
  const draft = draftOf(context, sea, fisher, input.seat ?? null);
  const sessionId = await inTransaction(server.database, async (executor) => {
    await lockSea(executor, { siteId: site.id, seaId: sea.id });
    const opened = await openPaid(executor, draft, fisher, order);
    await tellSeats(server, executor, draft);
    return opened;
  }).catch(refuseFisher(context, fisher, amountMinor));
  const row = await readSession(server.database.db, { siteId: site.id, sessionId });
  if (!row) throw new Error('a session that was opened is not there');
  return { value: await sessionView(server, row, now), ...(await balancesOf(context, fisher)) };
}

/**
 * Opens the session with its money: a player's cash in the same statement, a guest's purse around
 * it.
 */
async function openPaid(
  executor: Executor,
  draft: SessionDraft,
  { demoId }: Fisher,
  order: BuyIn,
): Promise<string> {
  if (demoId === null) return (await openMeterOf(executor, draft, order)).sessionId;
  let sessionId = '';
  const of = { siteId: draft.site_id, demoId, now: order.now };
  await changePlayMoney(executor, of, async () => {
    const opened = await openMeterOf(executor, draft, order);
    sessionId = opened.sessionId;
    return opened.isNew ? -order.amountMinor : 0n;
  });
  return sessionId;
}

/**
 * The sea that is asked for, or the first with a free seat: of play money for a guest. Fails with
 * tableNotFound.
 */
async function seaFor({ server, site }: RequestContext, input: Input): Promise<SeaRow> {
  const { db } = server.database;
  const seas = await offeredSeas(db, site);
  if (input.sea_id !== undefined) {
    const seaId = input.sea_id.toLowerCase();
    return seas.find(({ id }) => id === seaId) ?? fail('tableNotFound');
  }
  const isGuest = !input.account_id && input.demo_id !== undefined;
  const fitting = seas.filter((sea) => isPlayMoney(sea) === isGuest);
  const seats = await readSeats(db, site.id);
  const isFree = (sea: SeaRow): boolean =>
    seats.filter(({ sea_id: id }) => id === sea.id).length < seatsOfSea;
  return fitting.find(isFree) ?? fitting[0] ?? fail('tableNotFound');
}

/** Who has no purse of play money yet gets one. */
async function fisherAt(context: RequestContext, input: Input, sea: SeaRow): Promise<Fisher> {
  if (!isPlayMoney(sea)) return playerFisher(context, input);
  return guestFisher(input.demo_id ?? (await openDemo(context)).demo_id);
}

function draftOf(
  { server, site }: RequestContext,
  sea: SeaRow,
  { holder, name, player }: Fisher,
  seat: number | null,
): SessionDraft {
  const ofGuest = { sealed_seed: sealSeed(server.appSecret, newServerSeed()) };
  return {
    ...{ id: server.ids.next(), site_id: site.id, sea_id: sea.id, currency: sea.currency },
    ...{ holder, name, player_id: player?.id ?? null, seat },
    ...(player
      ? { sealed_seed: null, client_seed: null }
      : { ...ofGuest, client_seed: newClientSeed() }),
  };
}
