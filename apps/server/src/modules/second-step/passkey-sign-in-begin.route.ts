import { passkeySignInBegin } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { beginPasskeySignIn } from './login-second.service.ts';

export const passkeySignInBeginRoute = defineRoute(passkeySignInBegin, beginPasskeySignIn);
