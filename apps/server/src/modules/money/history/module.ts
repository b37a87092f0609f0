import {
  betDetail,
  betList,
  historyExport,
  roundView,
  statement,
  transactionList,
} from '@pavilion/contracts';
import { defineFileRoute, defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { detailBet } from './bet-detail.service.ts';
import { listBets } from './bet-list.service.ts';
import { exportHistory } from './history-export.service.ts';
import { viewRound } from './round-view.service.ts';
import { readStatement } from './statement.service.ts';
import { journalsHaveKnownKinds } from './journals-have-known-kinds.audit.ts';
import { listTransactions } from './transaction-list.service.ts';

/** What history adds to the server. */
export const historyModule = defineModule({
  routes: [
    defineRoute(betList, listBets),
    defineRoute(betDetail, (context, input) => detailBet(context, input.bet_id)),
    defineRoute(roundView, (context, input) => viewRound(context, input.bet_id)),
    defineRoute(transactionList, listTransactions),
    defineRoute(statement, readStatement),
    defineFileRoute(historyExport, exportHistory),
  ],
  audits: [journalsHaveKnownKinds],
});
