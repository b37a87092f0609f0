import { siteinfodetail } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { siteInfoOf } from './content.service.ts';

export const siteinfodetailRoute = defineRoute(siteinfodetail, (context) =>
  siteInfoOf(context.server, context.site),
);
