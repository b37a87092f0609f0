import { seo } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { seoOf } from './content.service.ts';

export const seoRoute = defineRoute(seo, async (context, input) => ({
  value: await seoOf(context.server, context.site, input.page_name),
}));
