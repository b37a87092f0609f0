import { login } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { signIn } from './login.service.ts';

export const loginRoute = defineRoute(login, signIn);
