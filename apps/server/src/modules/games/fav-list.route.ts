import { favList } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { listFavourites } from './favourites.service.ts';

export const favListRoute = defineRoute(favList, async (context) => ({
  value: await listFavourites(context),
}));
