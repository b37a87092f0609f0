import { withdrawalList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listWithdrawals } from './withdrawal-read.service.ts';

export const withdrawalListRoute = defineRoute(withdrawalList, listWithdrawals);
