import type { Route } from '../../http/route.ts';
import { statementRoute } from './statement.route.ts';
import { transactionListRoute } from './transaction-list.route.ts';

export const routes: readonly Route[] = [transactionListRoute, statementRoute];
