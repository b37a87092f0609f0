export { listBets } from './bet-list.service.ts';
export { listTransactions } from './transaction-list.service.ts';
