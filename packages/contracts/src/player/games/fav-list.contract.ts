import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { gameItem } from '../../shared/records.ts';

export const favList = defineCall({
  method: 'POST',
  path: '/api/home/fav_list',
  access: 'player',
  summary: 'Favourite games.',
  request: z.object({ ...meFields }),
  response: z.object({ value: z.array(gameItem) }),
  errors: [],
});
