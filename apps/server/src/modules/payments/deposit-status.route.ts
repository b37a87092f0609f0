import { depositStatus } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { depositOf } from './deposit-read.service.ts';

export const depositStatusRoute = defineRoute(depositStatus, async (context, input) => ({
  deposit: await depositOf(context, input.deposit_id),
}));
