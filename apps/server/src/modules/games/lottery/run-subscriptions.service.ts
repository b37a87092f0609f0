import { createHash } from 'node:crypto';
import { inTransaction, isSqlError } from '@pavilion/database';
import { localDateOf } from '@pavilion/domain/time-zones';
import { asLedgerRefusal, canonicalHash } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { Site } from '../../../site-directory/index.ts';
import { tellBalance } from '../../money/wallet/index.ts';
import { seedInUse } from '../fairness/index.ts';
import { readDrawsOnSale, type DrawRow } from './draw.store.ts';
import { readLotteryGames } from './lottery-game.store.ts';
import { drawSkipped, subscriptionStopped } from './notices.ts';
import { buy, pricedPlays } from './purchase.service.ts';
import {
  endSubscription,
  keepTurn,
  readWaiting,
  type SubscriptionRow,
} from './subscription.store.ts';

const perRead = 100;
/** So many purchases in a row that are refused end a subscription. */
const refusalsMost = 3;

/** SQLSTATE of what the wallet refuses; its detail is the reason. */
const walletRefusal = 'P0460';
/** Not refused: the player wants this draw skipped, by its day or by what it costs. */
const onOtherDays = 'weekday';
const tooDear = 'maxCost';

/**
 * Buys for every subscription the next draw of its lottery, once each. Late, twice, or after a
 * crash it does the same.
 */
export async function runSubscriptions(server: ServerContext, stop?: AbortSignal): Promise<void> {
  const { db } = server.database;
  for (const game of await readLotteryGames(db, null)) {
    const site = server.sites.byId(game.site_id);
    if (!site || !game.is_enabled) continue;
    const of = { siteId: site.id, gameCode: game.game_code };
    const [next] = await readDrawsOnSale(db, { ...of, now: server.clock.now(), limit: 1 });
    if (next) await runFor(server, site, next, stop);
  }
}

async function runFor(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
  stop: AbortSignal | undefined,
): Promise<void> {
  const asked = { id: draw.id, siteId: site.id, gameCode: draw.game_code, limit: perRead };
  for (let after: string | null = null; ;) {
    const waiting: SubscriptionRow[] = await readWaiting(server.database.db, { ...asked, after });
    for (const subscription of waiting) {
      if (stop?.aborted) return;
      // One that breaks holds up nobody else, and has its turn again.
      await takeTurn(server, site, draw, subscription).catch((error: unknown) =>
        server.logger.error({ err: error, subscription: subscription.id }, 'a subscription broke'),
      );
    }
    if (waiting.length < perRead) return;
    after = waiting.at(-1)?.id ?? null;
  }
}

/** What came of a turn: why nothing was bought, and whether the player wants it so. */
interface Turn {
  refusal: string | null;
  isChosen: boolean;
}

async function takeTurn(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
  subscription: SubscriptionRow,
): Promise<void> {
  const now = server.clock.now();
  const { refusal, isChosen } = await turnOf(server, site, draw, subscription);
  await inTransaction(server.database, async (executor) => {
    const turn = { subscription, drawId: draw.id, refusal, isChosen, now };
    const after = await keepTurn(executor, turn);
    if (!after) return;
    const owner = { siteId: site.id, playerId: subscription.player_id };
    const of = { id: after.id, ...owner, now };
    const isStopped = after.refused_in_row >= refusalsMost;
    if (after.draws_left === 0) await endSubscription(executor, { ...of, reason: 'done' });
    if (isStopped) await endSubscription(executor, { ...of, reason: 'refused' });
    if (refusal === null || refusal === onOtherDays) return;
    const told = { game: draw.game_code, drawId: draw.draw_code };
    const notice = isStopped ? subscriptionStopped : drawSkipped;
    const once = { onceKey: `lottery:${after.id}:${draw.id}` };
    await addNotices(executor, server, [notice.to(owner, told, once)]);
  });
}

async function turnOf(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
  subscription: SubscriptionRow,
): Promise<Turn> {
  try {
    const skip = await skipOf(server, site, draw, subscription);
    if (skip !== null) return { refusal: skip, isChosen: true };
    await buyFor(server, site, draw, subscription);
    return { refusal: null, isChosen: false };
  } catch (error) {
    return { refusal: refusalOf(error), isChosen: false };
  }
}

async function skipOf(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
  { player_id: playerId, weekdays, max_cost_minor: mostMinor, plays }: SubscriptionRow,
): Promise<string | null> {
  const day = new Date(`${localDateOf(site.timeZone)(draw.draw_at)}T00:00:00Z`).getUTCDay();
  if (weekdays !== null && !weekdays.includes(day)) return onOtherDays;
  if (mostMinor === null) return null;
  const seed = await seedInUse(server, { siteId: site.id, playerId });
  const { stakeMinor } = pricedPlays(draw, site, plays, seed);
  return stakeMinor > mostMinor ? tooDear : null;
}

/** Buys as the player's own request; what is refused is raised as the statement raised it. */
async function buyFor(
  server: ServerContext,
  site: Site,
  draw: DrawRow,
  { id, player_id: playerId, plays }: SubscriptionRow,
): Promise<void> {
  const buyer = { server, site, playerId, now: server.clock.now() };
  const purchase = {
    draws: [draw] as const,
    plays,
    requestId: requestOf(id, draw.id),
    requestHash: canonicalHash({ subscription: id, draw: draw.id }),
    subscriptionId: id,
  };
  await buy(buyer, purchase, () => (error: unknown) => Promise.reject(error));
  tellBalance(server, { siteId: site.id, playerId, currency: site.currency.code });
}

/** The reason of a refusal; anything else is thrown on. */
function refusalOf(error: unknown): string {
  if (error instanceof Failure && error.code !== 'serviceUnavailable') return error.code;
  if (isSqlError(error) && error.code === walletRefusal) return error.detail ?? 'refused';
  const refusal = asLedgerRefusal(error);
  if (refusal?.code === 'insufficientFunds') return refusal.code;
  throw error;
}

/**
 * One request for each subscription and draw, so that a turn that is taken again buys nothing
 * twice.
 */
function requestOf(subscriptionId: string, drawId: string): string {
  const hex = createHash('sha256').update(`${subscriptionId} ${drawId}`).digest('hex');
  // A UUID of version 8: made of a hash of our own.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
