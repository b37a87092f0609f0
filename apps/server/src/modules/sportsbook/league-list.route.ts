import { leagueList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listLeagues } from './league-list.service.ts';

export const leagueListRoute = defineRoute(leagueList, async ({ server }, input) => ({
  value: await listLeagues(server, input),
}));
