import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { bingoGame, bingoRoomId } from '../../shared/bingo.ts';
import { rangeFields, rangeInOrder, siteFields } from '../../shared/fields.ts';

export const bingoGameList = defineCall({
  method: 'POST',
  path: '/api/bingo/game_list',
  access: 'public',
  summary:
    'Games of the next 24 hours, the soonest first, then those that were played, newest first; of a range where one is given. At most 600 of each.',
  request: z
    .object({ ...siteFields, ...rangeFields, room_id: z.optional(bingoRoomId) })
    .check(rangeInOrder),
  response: z.object({ value: z.array(bingoGame) }),
  errors: ['tableNotFound'],
});
