import { publicOdds } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { boardOf } from './board.ts';

export const publicOddsRoute = defineRoute(publicOdds, async ({ server }) => ({
  value: await boardOf(server).publicOdds(),
}));
