import { providerList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listProviders } from './games.service.ts';

export const providerListRoute = defineRoute(providerList, async (context, input) => ({
  value: await listProviders(context.server, context.site, input.game_type),
}));
