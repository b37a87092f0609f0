import { getAnalytics } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { analyticsScriptsOf } from './content.service.ts';

export const getAnalyticsRoute = defineRoute(getAnalytics, async (context) => ({
  value: await analyticsScriptsOf(context),
}));
