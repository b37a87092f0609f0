import { loginSecond } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { signInSecond } from './login-second.service.ts';

export const loginSecondRoute = defineRoute(loginSecond, signInSecond);
