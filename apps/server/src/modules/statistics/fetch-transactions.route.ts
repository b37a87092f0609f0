import { fetchTransactions } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { latestTransactions } from './statistics.service.ts';

export const fetchTransactionsRoute = defineRoute(fetchTransactions, (context) =>
  latestTransactions(context.server, context.site),
);
