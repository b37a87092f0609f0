import { depositList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listDeposits } from './deposit-read.service.ts';

export const depositListRoute = defineRoute(depositList, listDeposits);
