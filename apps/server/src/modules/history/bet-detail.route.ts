import { betDetail } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { detailBet } from './bet-detail.service.ts';

export const betDetailRoute = defineRoute(betDetail, (context, input) =>
  detailBet(context, input.bet_id),
);
