import { getHotGames } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listHotGames } from './games.service.ts';

export const getHotGamesRoute = defineRoute(getHotGames, async (context, input) => ({
  value: await listHotGames(context.server, context.site, input.game_type),
}));
