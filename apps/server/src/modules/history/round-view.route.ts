import { roundView } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { viewRound } from './round-view.service.ts';

export const roundViewRoute = defineRoute(roundView, (context, input) =>
  viewRound(context, input.bet_id),
);
