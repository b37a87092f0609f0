import { networkOf } from '../../../caller-network.ts';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext } from '../../../http/route.ts';
import { countWithin } from '../../account/identity/index.ts';
import { insertAdVisit, pruneVisits } from './content.store.ts';

const visitsKeptMs = 90 * 24 * 60 * 60 * 1000;
/**
 * More visits of one network to a site within an hour are no people: they are answered and not
 * kept.
 */
const visitsPerHour = { triesMax: 300, windowMs: 60 * 60 * 1000 };

/** Notes a visit that came from an advertisement; ids that are missing or empty are not known. */
export async function noteAdVisit(
  context: RequestContext,
  ids: {
    fbp?: string | undefined;
    appsflyerId?: string | undefined;
    affiliateCode?: string | undefined;
    clickId?: string | undefined;
  },
): Promise<void> {
  const key = `adsvisit:${context.site.id}:${networkOf(context.ip)}`;
  if (!(await countWithin(context.server, key, visitsPerHour))) return;
  await insertAdVisit(context.server.database.db, {
    id: context.server.ids.next(),
    siteId: context.site.id,
    fbp: ids.fbp || null,
    appsflyerId: ids.appsflyerId || null,
    affiliateCode: ids.affiliateCode || null,
    clickId: ids.clickId || null,
    ip: context.ip,
    userAgent: context.userAgent,
    now: context.now,
  });
}

/** Removes visits nobody evaluates any more. */
export function pruneAdVisits({ database, clock }: ServerContext): Promise<void> {
  return pruneVisits(database.db, new Date(clock.now().getTime() - visitsKeptMs));
}
