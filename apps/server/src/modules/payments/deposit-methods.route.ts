import { depositMethods } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { cashierOf } from './deposit-read.service.ts';

export const depositMethodsRoute = defineRoute(depositMethods, cashierOf);
