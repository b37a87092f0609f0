import {
  isErrorCode,
  type CallInput,
  type CallResponse,
  type lotterySubscribe,
  type lotterySubscriptionEnd,
  type lotterySubscriptionList,
} from '@pavilion/contracts';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { isLotteryCode } from '@pavilion/games/lottery/index';
import { canonicalHash } from '@pavilion/ledger';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { playerRefusal } from '../../money/wallet/index.ts';
import { seedInUse } from '../fairness/index.ts';
import { readDrawsOnSale } from './draw.store.ts';
import { readLotteryGame } from './lottery-game.store.ts';
import { pricedPlays } from './purchase.service.ts';
import {
  countActive,
  endSubscription,
  insertSubscription,
  readSubscriptionsOf,
  type SubscriptionRow,
} from './subscription.store.ts';

type View = CallResponse<typeof lotterySubscribe>['value'];

/** As many as anybody keeps in view. */
const mostActive = 20;
const shownAfterEndMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Begins to buy the same plays of every draw to come. Fails with what the plays have wrong, now and
 * not at the first draw.
 */
export async function subscribe(
  context: PlayerContext,
  input: Omit<CallInput<typeof lotterySubscribe>, 'account_id' | 'auth'>,
): Promise<CallResponse<typeof lotterySubscribe>> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const { game, plays, draws, weekdays, max_cost: maxCost } = input;
  const owner = { siteId: site.id, playerId: player.id };
  const requestHash = canonicalHash({
    game,
    plays,
    draws,
    weekdays: weekdays ?? null,
    maxCost: maxCost ?? null,
  });
  await requireMayPlay(context);
  await requirePlays(context, input);
  if ((await countActive(db, owner)) >= mostActive) return fail('tooManyBets');
  const written = await insertSubscription(db, {
    id: server.ids.next(),
    site_id: site.id,
    player_id: player.id,
    game_code: game,
    plays,
    draws_left: draws,
    weekdays:
      weekdays === undefined ? null : [...new Set(weekdays)].toSorted((one, other) => one - other),
    max_cost_minor: maxCost === undefined ? null : costIn(maxCost, site.currency.code),
    request_id: input.request_id ?? server.ids.next(),
    request_hash: requestHash,
    created_at: now,
  });
  if (!written.request_hash.equals(requestHash)) return fail('requestIdReused');
  return { value: viewOf(written, site.currency.code) };
}

async function requireMayPlay({ server, site, player, now }: PlayerContext): Promise<void> {
  const asked = { siteId: site.id, playerId: player.id, now };
  const refusal = await playerRefusal(server.database.db, asked);
  if (refusal === null) return;
  if (!isErrorCode(refusal)) throw new Error(`the gate of play gave ${refusal}`);
  fail(refusal);
}

/** Reads the plays as the next draw would: its prices and prizes are those of the draws to come. */
async function requirePlays(
  { server, site, player, now }: PlayerContext,
  { game, plays }: Pick<CallInput<typeof lotterySubscribe>, 'game' | 'plays'>,
): Promise<void> {
  const of = { siteId: site.id, gameCode: game };
  const settings = await readLotteryGame(server.database.db, of);
  if (!settings?.is_enabled) return fail('gameNotFound');
  const [next] = await readDrawsOnSale(server.database.db, { ...of, now, limit: 1 });
  if (!next) return fail('gameUnavailable');
  const seed = await seedInUse(server, { siteId: site.id, playerId: player.id });
  pricedPlays(next, site, plays, seed);
}

function costIn(text: string, currency: CurrencyCode): bigint {
  const minor = parseAmount(text, currency);
  return minor === null || minor <= 0n ? failField('max_cost', 'invalidAmount') : minor;
}

/** Subscriptions of the player, newest first. */
export async function listSubscriptions({
  server,
  site,
  player,
  now,
}: PlayerContext): Promise<CallResponse<typeof lotterySubscriptionList>> {
  const owner = { siteId: site.id, playerId: player.id };
  const since = new Date(now.getTime() - shownAfterEndMs);
  const rows = await readSubscriptionsOf(server.database.db, owner, since);
  return { value: rows.map((row) => viewOf(row, site.currency.code)) };
}

/**
 * Ends a subscription; one that has ended stays as it is. Fails with subscriptionNotFound, for
 * another player's too.
 */
export async function endSubscriptionOf(
  { server, site, player, now }: PlayerContext,
  { subscription_id: id }: Pick<CallInput<typeof lotterySubscriptionEnd>, 'subscription_id'>,
): Promise<CallResponse<typeof lotterySubscriptionEnd>> {
  const of = { id, siteId: site.id, playerId: player.id, reason: 'player', now } as const;
  const ended = await endSubscription(server.database.db, of);
  return ended ? { value: viewOf(ended, site.currency.code) } : fail('subscriptionNotFound');
}

function viewOf(row: SubscriptionRow, currency: CurrencyCode): View {
  const { game_code: game } = row;
  if (!isLotteryCode(game)) throw new Error(`no lottery ${game}`);
  return {
    subscription_id: row.id,
    game,
    plays: row.plays as View['plays'],
    draws: row.draws_left,
    weekdays: row.weekdays,
    max_cost: row.max_cost_minor === null ? null : formatAmount(row.max_cost_minor, currency),
    state: row.state,
    end_reason: row.end_reason,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
