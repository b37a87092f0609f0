import { fetchTransactions, top10winnerWithdrawal } from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { latestTransactions, topTen } from './statistics.service.ts';

/** What statistics adds to the server. */
export const statisticsModule = defineModule({
  routes: [
    defineRoute(fetchTransactions, (context) => latestTransactions(context.server, context.site)),
    defineRoute(top10winnerWithdrawal, (context) => topTen(context.server, context.site)),
  ],
});
