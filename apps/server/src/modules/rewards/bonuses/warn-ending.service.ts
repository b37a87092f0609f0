import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { NoticeDraft } from '../../../notices/define-notice.ts';
import { itemsOfSite, titlesOf } from '../campaigns/index.ts';
import { takeEndingBonuses, type EndingBonus } from './ending-bonus.store.ts';
import { bonusEnds } from './notices.ts';

const batch = 200;

/** Tells players of bonuses that end soon, each once: what is left, and by when. */
export async function warnOfEndingBonuses(context: ServerContext): Promise<void> {
  for (;;) {
    const count = await inTransaction(context.database, async (executor) => {
      const ending = await takeEndingBonuses(executor, context.clock.now(), batch);
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
  bonus: EndingBonus,
): Promise<NoticeDraft> {
  const { id, siteId, playerId, templateCode, currency, isOffered, endsAt, leftMinor } = bonus;
  const items = await itemsOfSite(context, siteId, executor);
  const item = items.find(({ code }) => code === templateCode);
  const params = {
    titles: item ? titlesOf(item.fields) : {},
    endsAt: endsAt.toISOString(),
    leftMinor: isOffered ? null : String(leftMinor),
    currency,
  };
  return bonusEnds.to({ siteId, playerId }, params, { onceKey: `bonus-ends:${id}` });
}
