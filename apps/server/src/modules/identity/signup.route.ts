import { signup } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { signUp } from './signup.service.ts';

export const signupRoute = defineRoute(signup, async (context, input) => ({
  account_id: await signUp(context, input),
}));
