import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices, type NoticeDraft } from '../../support/inbox/index.ts';
import { readUsedLimits, type UsedLimit } from './limit-use.store.ts';

/** From this share on a player is told that a limit comes near. */
const nearPercent = 80;

/** Tells players, once in each period, that a limit of theirs is nearly used, and that it is used up: whatever product or channel used it. */
export async function tellUsedLimits(context: ServerContext): Promise<void> {
  const used = await readUsedLimits(context.database.db, nearPercent, context.clock.now());
  if (used.length === 0) return;
  await inTransaction(context.database, (executor) =>
    addNotices(executor, context, used.map(noticeOf)),
  );
}

function noticeOf(limit: UsedLimit): NoticeDraft {
  const { siteId, playerId, currency, kind, period, value, used, periodStart } = limit;
  const notice = used >= value ? 'limit.reached' : 'limit.near';
  return {
    siteId,
    playerId,
    notice,
    params: { kind, period, currency, value: String(value), used: String(used) },
    onceKey: `${notice}:${kind}:${period}:${periodStart}:${value}`,
  };
}
