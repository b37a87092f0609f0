import { roundCashOut } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { cashOut } from './shared-round.service.ts';

export const roundCashOutRoute = defineRoute(roundCashOut, cashOut);
