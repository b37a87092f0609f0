import { withdrawalCreate } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { createWithdrawal } from './create-withdrawal.service.ts';

export const withdrawalCreateRoute = defineRoute(withdrawalCreate, (context, input) =>
  createWithdrawal(context, input),
);
