import { passkeyLogin } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { signInWithPasskey } from './login-second.service.ts';

export const passkeyLoginRoute = defineRoute(passkeyLogin, signInWithPasskey);
