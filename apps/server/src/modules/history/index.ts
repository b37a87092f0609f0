import type { Route } from '../../http/route.ts';
import { betDetailRoute } from './bet-detail.route.ts';
import { betListRoute } from './bet-list.route.ts';
import { historyExportRoute } from './history-export.route.ts';
import { roundViewRoute } from './round-view.route.ts';
import { statementRoute } from './statement.route.ts';
import { transactionListRoute } from './transaction-list.route.ts';

export const routes: readonly Route[] = [
  betListRoute,
  betDetailRoute,
  roundViewRoute,
  transactionListRoute,
  statementRoute,
  historyExportRoute,
];
