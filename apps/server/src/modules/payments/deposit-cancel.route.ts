import { depositCancel } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { cancelDeposit } from './cancel-deposit.service.ts';

export const depositCancelRoute = defineRoute(depositCancel, async (context, input) => ({
  deposit: await cancelDeposit(context, input.deposit_id),
}));
