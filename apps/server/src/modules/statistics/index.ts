import type { Route } from '../../http/route.ts';
import { fetchTransactionsRoute } from './fetch-transactions.route.ts';
import { top10winnerWithdrawalRoute } from './top10winner-withdrawal.route.ts';

export const routes: readonly Route[] = [fetchTransactionsRoute, top10winnerWithdrawalRoute];
