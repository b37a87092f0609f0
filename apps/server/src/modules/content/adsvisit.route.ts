import { adsvisit } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { insertAdVisit } from './content.store.ts';

export const adsvisitRoute = defineRoute(adsvisit, async (context, input) => {
  await insertAdVisit(context.server.database.db, {
    id: context.server.ids.next(),
    siteId: context.site.id,
    fbp: input.fbp || null,
    appsflyerId: input.appsflyer_id || null,
    ip: context.ip,
    userAgent: context.userAgent,
    now: context.now,
  });
  return {};
});
