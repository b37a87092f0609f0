import { top10winnerWithdrawal } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { topTen } from './statistics.service.ts';

export const top10winnerWithdrawalRoute = defineRoute(top10winnerWithdrawal, (context) =>
  topTen(context.server, context.site),
);
