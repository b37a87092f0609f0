import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { itemsOfKind, stateOfItem } from '../campaigns/index.ts';
import { isOpen, shareDays } from './plan-of.ts';
import { enlistFriends } from './referral.store.ts';

/** Follows new friends of a site by the first plan that is open; nobody where there is none. */
export async function enlistSite(
  context: ServerContext,
  executor: Executor,
  site: Site,
): Promise<void> {
  if (!isOpen(site)) return;
  const now = context.clock.now();
  const items = await itemsOfKind(context, site.id, 'referral', executor);
  const item = items.find((each) => stateOfItem(each, now) === 'open');
  if (!item) return;
  await enlistFriends(executor, {
    ...{ siteId: site.id, itemCode: item.code, from: item.startsAt, to: item.endsAt, now },
    ...{ withinDays: item.fields.within_days, shareDays },
  });
}
