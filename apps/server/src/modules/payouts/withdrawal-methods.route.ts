import { withdrawalMethods } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listWithdrawalMethods } from './methods.service.ts';

export const withdrawalMethodsRoute = defineRoute(withdrawalMethods, async ({ server, site }) => ({
  value: await listWithdrawalMethods(server, site),
}));
