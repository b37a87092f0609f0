import { forgotPassword } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { requestReset } from './password.service.ts';

export const forgotPasswordRoute = defineRoute(forgotPassword, async (context, input) => {
  await requestReset(context, input);
  return {};
});
