import { transactionList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listTransactions } from './transaction-list.service.ts';

export const transactionListRoute = defineRoute(transactionList, listTransactions);
