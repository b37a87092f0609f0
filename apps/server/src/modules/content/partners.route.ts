import { partners } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { partnersOf } from './content.service.ts';

export const partnersRoute = defineRoute(partners, async (context) => ({
  value: await partnersOf(context),
}));
