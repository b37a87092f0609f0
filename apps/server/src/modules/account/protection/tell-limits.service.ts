import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { NoticeDraft } from '../../../notices/define-notice.ts';
import { readUsedLimits, type UsedLimit } from './limit-use.store.ts';
import { limitNear, limitReached } from './notices.ts';

/** From this share on a player is told that a limit comes near. */
const nearPercent = 80;

/**
 * Tells players, once in each period, that a limit of theirs is nearly used, and that it is used
 * up: whatever product or channel used it.
 */
export async function tellUsedLimits(context: ServerContext): Promise<void> {
  const used = await readUsedLimits(context.database.db, nearPercent, context.clock.now());
  if (used.length === 0) return;
  await inTransaction(context.database, (executor) =>
    addNotices(executor, context, used.map(noticeOf)),
  );
}

function noticeOf(limit: UsedLimit): NoticeDraft {
  const { siteId, playerId, currency, kind, period, value, used, periodStart } = limit;
  const notice = used >= value ? limitReached : limitNear;
  const params = { kind, period, currency, value: String(value), used: String(used) };
  const onceKey = `${notice.name}:${kind}:${period}:${periodStart}:${value}`;
  return notice.to({ siteId, playerId }, params, { onceKey });
}
