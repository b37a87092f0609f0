import { resetPassword } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { resetPasswordByCode } from './password.service.ts';

export const resetPasswordRoute = defineRoute(resetPassword, async (context, input) => {
  await resetPasswordByCode(context, input);
  return {};
});
