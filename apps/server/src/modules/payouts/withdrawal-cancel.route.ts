import { withdrawalCancel } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { cancelWithdrawal } from './cancel-withdrawal.service.ts';

export const withdrawalCancelRoute = defineRoute(withdrawalCancel, (context, input) =>
  cancelWithdrawal(context, input.withdrawal_id),
);
