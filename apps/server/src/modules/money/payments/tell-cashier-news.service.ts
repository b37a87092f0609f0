import { setTimeout as sleep } from 'node:timers/promises';
import { afterCommit, inTransaction, type Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { WithdrawalState } from '@pavilion/domain/payouts';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { NoticeDraft } from '../../../notices/define-notice.ts';
import type { AnyRealtimeEventDraft } from '../../../realtime/publisher.ts';
import { publishBalances } from '../wallet/index.ts';
import { takeNews, writeNews, type NewsRow } from './cashier-news.store.ts';
import { depositPaid, withdrawalChanged } from './notices.ts';

const batchMs = 25;
const batchSize = 200;
/** Whose news are being told: true when more were written since. */
const telling = new WeakMap<ServerContext, boolean>();

/** Stores news for a player with the caller's transaction; they are told soon after it commits. */
export async function addCashierNews(
  context: ServerContext,
  executor: Executor,
  news: Parameters<typeof writeNews>[1],
): Promise<void> {
  await writeNews(executor, news);
  askToTell(context, executor);
}

/**
 * News were written with the executor by a function of the database: tells them soon after the
 * commit, batched over all players.
 */
export function askToTell(context: ServerContext, executor: Executor): void {
  afterCommit(executor, () => {
    const isTelling = telling.has(context);
    telling.set(context, true);
    if (!isTelling) void tellWhileAsked(context);
  });
}

/**
 * One telling at a time. The longer it takes, the more collects before the next: where much is
 * paid, telling takes half of the time at most.
 */
async function tellWhileAsked(context: ServerContext): Promise<void> {
  let restMs = batchMs;
  while (telling.get(context) === true) {
    telling.set(context, false);
    await sleep(restMs, null, { ref: false });
    const startedMs = performance.now();
    try {
      await tellCashierNews(context);
    } catch (error) {
      // They stay written, and the job tells them.
      context.logger.warn({ err: error }, 'news of deposits and withdrawals were not told yet');
    }
    restMs = Math.max(batchMs, performance.now() - startedMs);
  }
  telling.delete(context);
}

/**
 * Tells players what became of their deposits and withdrawals, by message and in their open pages,
 * with the balance of now. Each news once: it is taken in the transaction that tells it. Also a
 * job, for what a process left behind that ended between a commit and its telling.
 */
export async function tellCashierNews(context: ServerContext): Promise<void> {
  for (;;) {
    const told = await inTransaction(context.database, async (trx) => {
      const news = await takeNews(trx, batchSize);
      if (news.length > 0) await tell(context, trx, news);
      return news.length;
    });
    if (told < batchSize) return;
  }
}

async function tell(context: ServerContext, trx: Executor, news: NewsRow[]): Promise<void> {
  const owners = new Map(news.map((one) => [`${one.player_id} ${one.currency}`, ownerOf(one)]));
  await publishBalances(context, trx, [...owners.values()]);
  await context.publisher.publishAll(trx, news.map(eventOf));
  await addNotices(trx, context, news.map(noticeOf));
}

const ownerOf = (news: NewsRow) => ({
  siteId: news.site_id,
  playerId: news.player_id,
  currency: news.currency as CurrencyCode,
});

function eventOf({ subject_id: id, state, ...news }: NewsRow): AnyRealtimeEventDraft {
  const to = { siteId: news.site_id, playerId: news.player_id, topic: 'balance' } as const;
  // The states were written by the functions and services of their kind.
  if (news.kind === 'deposit')
    return { ...to, name: 'deposit.changed', data: { deposit_id: id, status: state } };
  const data = { withdrawal_id: id, state: state as WithdrawalState };
  return { ...to, name: 'withdrawal.changed', data };
}

function noticeOf({ state, currency, ...news }: NewsRow): NoticeDraft {
  const owner = { siteId: news.site_id, playerId: news.player_id };
  const sum = { amountMinor: String(news.amount_minor), currency };
  if (news.kind === 'deposit') return depositPaid.to(owner, sum);
  return withdrawalChanged.to(owner, { ...sum, state: state as WithdrawalState });
}
