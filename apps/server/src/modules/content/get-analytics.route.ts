import { getAnalytics } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { readAnalyticsScripts } from './content.store.ts';

export const getAnalyticsRoute = defineRoute(getAnalytics, async (context) => ({
  value: await readAnalyticsScripts(context.server.database.db, context.site.id),
}));
