import { loginSecond, passkeyLogin, passkeySignInBegin } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { beginPasskeySignIn, signInSecond, signInWithPasskey } from './login-second.service.ts';
import { personalData } from './personal-data.ts';

/** What second step adds to the server. */
export const secondStepModule = defineModule({
  personal: personalData,
  routes: [
    defineRoute(loginSecond, signInSecond),
    defineRoute(passkeySignInBegin, beginPasskeySignIn),
    defineRoute(passkeyLogin, signInWithPasskey),
  ],
});
