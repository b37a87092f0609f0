import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoRoom } from '../../shared/bingo.ts';
import { siteFields } from '../../shared/fields.ts';

export const bingoRoomList = defineCall({
  method: 'POST',
  path: '/api/bingo/room_list',
  access: 'public',
  summary: 'The bingo rooms of the site with the game that is called and the one that is sold.',
  request: z.object({ ...siteFields }),
  response: z.object({ value: z.array(bingoRoom) }),
  errors: [],
});
