import { marquee } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { marqueesOf } from './content.service.ts';
import { scopeOf } from './scope-of.ts';

export const marqueeRoute = defineRoute(marquee, async (context) => ({
  value: await marqueesOf(scopeOf(context)),
}));
