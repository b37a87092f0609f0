import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { NoticeDraft } from '../../../notices/define-notice.ts';
import { itemsOfSite, titlesOf } from '../campaigns/index.ts';
import { voucherEnds } from './notices.ts';
import { takeEndingVouchers, type EndingVoucher } from './voucher.store.ts';

const batch = 200;

/** Tells players of free bets and boosts that end soon, each once. */
export async function warnOfEndingVouchers(context: ServerContext): Promise<void> {
  for (;;) {
    const count = await inTransaction(context.database, async (executor) => {
      const ending = await takeEndingVouchers(executor, context.clock.now(), batch);
      const drafts: NoticeDraft[] = [];
      for (const one of ending) drafts.push(await draftOf(context, executor, one));
      await addNotices(executor, context, drafts);
      return ending.length;
    });
    if (count < batch) return;
  }
}

async function draftOf(
  context: ServerContext,
  executor: Executor,
  voucher: EndingVoucher,
): Promise<NoticeDraft> {
  const { id, site_id: siteId, player_id: playerId, item_code: code, expires_at } = voucher;
  const item = (await itemsOfSite(context, siteId, executor)).find((one) => one.code === code);
  const titles = item ? titlesOf(item.fields) : {};
  const params = { titles, endsAt: expires_at.toISOString() };
  return voucherEnds.to({ siteId, playerId }, params, { onceKey: `voucher-ends:${id}` });
}
