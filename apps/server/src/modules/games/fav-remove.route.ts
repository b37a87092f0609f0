import { favRemove } from '@pavilion/contracts';
import { defineRoute } from '../../http/route.ts';
import { removeFavourite } from './favourites.service.ts';

export const favRemoveRoute = defineRoute(favRemove, async (context, input) => {
  await removeFavourite(context, input);
  return {};
});
