import { tournamentList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { tournamentsOf } from './tournament-list.service.ts';

export const tournamentListRoute = defineRoute(tournamentList, (context) =>
  tournamentsOf(context.server, context.site, context.language.code),
);
