import { tacRequestLogin } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { requestCode } from './code-request.service.ts';

export const tacRequestLoginRoute = defineRoute(tacRequestLogin, async (context, input) => {
  await requestCode(context, {
    accountId: input.account_id,
    purpose: 'login',
    isMeant: (player) => player.status === 'ACTIVE',
  });
  return {};
});
