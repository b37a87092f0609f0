import { loginTac } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { signInWithCode } from './login.service.ts';

export const loginTacRoute = defineRoute(loginTac, signInWithCode);
