import { withdrawalStatus } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { withdrawalOf } from './withdrawal-read.service.ts';

export const withdrawalStatusRoute = defineRoute(withdrawalStatus, async (context, input) => ({
  value: await withdrawalOf(context, input.withdrawal_id),
}));
