import { gameList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listGames } from './games.service.ts';

export const gameListRoute = defineRoute(gameList, (context, input) =>
  listGames(context.server, context.site, input),
);
