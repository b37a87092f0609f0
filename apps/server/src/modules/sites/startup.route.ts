import { startup } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { startupOf } from './startup.service.ts';

export const startupRoute = defineRoute(startup, async (context) =>
  startupOf(context.site, context.now),
);
