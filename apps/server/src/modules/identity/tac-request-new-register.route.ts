import { tacRequestNewRegister } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { requestCode } from './code-request.service.ts';

export const tacRequestNewRegisterRoute = defineRoute(
  tacRequestNewRegister,
  async (context, input) => {
    await requestCode(context, {
      accountId: input.account_id,
      purpose: 'register',
      isMeant: (player) => player.status === 'PENDING',
    });
    return {};
  },
);
