import { updatePassword } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { changePassword } from './password.service.ts';

export const updatePasswordRoute = defineRoute(updatePassword, async (context, input) => {
  await changePassword(context, input);
  return {};
});
