import { matchList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { boardOf } from './board.ts';

export const matchListRoute = defineRoute(matchList, async ({ server }) => ({
  value: await boardOf(server).matchList(),
}));
