import { favAdd } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { addFavourite } from './favourites.service.ts';

export const favAddRoute = defineRoute(favAdd, async (context, input) => {
  await addFavourite(context, input);
  return {};
});
