import {
  favAdd,
  favList,
  favRemove,
  gameList,
  getHotGames,
  providerList,
  recentlyPlayed,
} from '@pavilion/contracts';
import { defineRoute } from '../../../http/route.ts';
import { defineModule } from '../../../module.ts';
import { catalogueOffice } from './catalogue.office.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.service.ts';
import { listGames, listHotGames, listProviders } from './games.service.ts';
import { listRecentlyPlayed } from './recently-played.service.ts';

/** What games adds to the server. */
export const gamesModule = defineModule({
  office: catalogueOffice,
  routes: [
    defineRoute(gameList, (context, input) => listGames(context.server, context.site, input)),
    defineRoute(getHotGames, async (context, input) => ({
      value: await listHotGames(context.server, context.site, input.game_type),
    })),
    defineRoute(providerList, async (context, input) => ({
      value: await listProviders(context.server, context.site, input.game_type),
    })),
    defineRoute(favList, async (context) => ({
      value: await listFavourites(context),
    })),
    defineRoute(favAdd, async (context, input) => {
      await addFavourite(context, input);
      return {};
    }),
    defineRoute(favRemove, async (context, input) => {
      await removeFavourite(context, input);
      return {};
    }),
    defineRoute(recentlyPlayed, async (context) => ({
      value: await listRecentlyPlayed(context),
    })),
  ],
});
