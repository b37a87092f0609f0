import { inTransaction, isUniqueViolation, type Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import type { Prize } from '@pavilion/rewards';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  balanceOf,
  publishBalance,
  requireMayReceive,
  tokenCurrency,
  type BalanceView,
} from '../../money/wallet/index.ts';
import { readItem } from '../../rewards/campaigns/index.ts';
import { givePrize } from '../../rewards/prizes/index.ts';
import { findClaimOf, lockInboxItem, markClaimed, type InboxRow } from './inbox.store.ts';

/**
 * Claims the reward of a message, once (wire page). A repeated `request_id` gives the first answer;
 * with another message, be it nobody's, it is `requestIdReused`. Raises `inboxNotFound` for what is
 * not the player's own, `nothingToClaim`, `alreadyClaimed`, and `selfExcluded` of who pauses: what
 * waits can be claimed when the pause is over.
 */
export async function claim(
  context: PlayerContext,
  input: { inbox_id: string; request_id?: string },
): Promise<BalanceView> {
  const { server, player, site, now } = context;
  const inboxId = input.inbox_id.toLowerCase();
  const requestId = input.request_id?.toLowerCase() ?? null;
  const answerOfRequest = async (executor: Executor): Promise<BalanceView | null> => {
    const earlier = requestId === null ? null : await findClaimOf(executor, player.id, requestId);
    if (earlier && (earlier.id !== inboxId || !earlier.claim_answer)) fail('requestIdReused');
    return earlier?.claim_answer ?? null;
  };
  try {
    return await inTransaction(server.database, async (executor) => {
      const owner = { siteId: site.id, playerId: player.id, now };
      const before = await answerOfRequest(executor);
      if (before) return before;
      if (!isUuid(inboxId)) fail('inboxNotFound');
      const item = (await lockInboxItem(executor, owner, inboxId)) ?? fail('inboxNotFound');
      // Who waited for the lock may have waited for the same request.
      const meanwhile = await answerOfRequest(executor);
      if (meanwhile) return meanwhile;
      if (item.claimed_at !== null) fail('alreadyClaimed');
      return pay(executor, context, item, requestId);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'inbox_items_claim_once')) fail('requestIdReused');
    throw error;
  }
}

async function pay(
  executor: Executor,
  context: PlayerContext,
  item: InboxRow,
  requestId: string | null,
): Promise<BalanceView> {
  const { server, site, player, now } = context;
  const amountMinor = item.reward_minor;
  if (amountMinor === null) return fail('nothingToClaim');
  await requireMayReceive(executor, context);
  if (item.reward_template === null) await payOut(executor, context, item, amountMinor);
  else await giveTemplate(executor, context, item, item.reward_template);
  const owner = { siteId: site.id, playerId: player.id, currency: site.currency.code };
  const answer = await balanceOf(server, owner, executor);
  await markClaimed(executor, item, { now, requestId, answer });
  await publishBalance(server, executor, owner);
  return answer;
}

/** Cash or tokens, one journal under the message's own id. */
async function payOut(
  executor: Executor,
  { server, site, player }: PlayerContext,
  item: InboxRow,
  amountMinor: bigint,
): Promise<void> {
  const isToken = item.reward_kind === 'token';
  await server.ledger.post(executor, {
    siteId: site.id,
    source: 'inbox',
    key: item.id,
    kind: 'inbox_reward',
    currency: isToken ? tokenCurrency : site.currency.code,
    lines: [
      { owner: 'house', kind: 'promo_fund', amountMinor: -amountMinor },
      { owner: 'player', playerId: player.id, kind: isToken ? 'token' : 'cash', amountMinor },
    ],
    ref: { inbox_id: item.id },
  });
}

/**
 * What an item of the site becomes, once by the message's id; one that was stopped or has spent its
 * budget is `budgetSpent`.
 */
async function giveTemplate(
  executor: Executor,
  { server, site, player }: PlayerContext,
  { id: claimKey, reward_minor: worthMinor, reward_kind: kind }: InboxRow,
  template: string,
): Promise<void> {
  const item = await readItem(executor, site.id, template);
  if (!item) return fail('nothingToClaim');
  const amount = formatAmount(worthMinor ?? 0n, site.currency.code);
  const prize: Prize =
    kind === 'bonus' ? { kind, template, amount } : { kind: voucherOf(kind), template };
  const given = { site, playerId: player.id, item, prize, source: 'inbox', claimKey };
  await givePrize(server, executor, given);
}

const voucherOf = (kind: InboxRow['reward_kind']): 'free_bet' | 'free_rounds' =>
  kind === 'free_rounds' ? kind : 'free_bet';
