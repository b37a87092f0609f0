import type { RequestContext } from '../../http/route.ts';
import { insertAdVisit } from './content.store.ts';

/** Notes a visit that came from an advertisement; ids that are missing or empty are not known. */
export async function noteAdVisit(
  context: RequestContext,
  ids: { fbp?: string; appsflyerId?: string },
): Promise<void> {
  await insertAdVisit(context.server.database.db, {
    id: context.server.ids.next(),
    siteId: context.site.id,
    fbp: ids.fbp || null,
    appsflyerId: ids.appsflyerId || null,
    ip: context.ip,
    userAgent: context.userAgent,
    now: context.now,
  });
}
