import { adsvisit } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { noteAdVisit } from './ad-visit.service.ts';

export const adsvisitRoute = defineRoute(adsvisit, async (context, input) => {
  await noteAdVisit(context, { fbp: input.fbp, appsflyerId: input.appsflyer_id });
  return {};
});
