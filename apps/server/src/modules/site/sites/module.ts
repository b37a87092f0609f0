import { startup } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { sitesOffice } from './sites.office.ts';
import { startupOf } from './startup.service.ts';

/** What sites adds to the server. */
export const sitesModule = defineModule({
  office: sitesOffice,
  routes: [defineRoute(startup, async (context) => startupOf(context.site, context.now))],
});
