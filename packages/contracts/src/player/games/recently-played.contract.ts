import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { gameItem } from '../../shared/records.ts';

export const recentlyPlayed = defineCall({
  method: 'POST',
  path: '/api/home/recently_played',
  access: 'player',
  summary: 'Games the player played last, newest first, on whatever device.',
  request: z.object({ ...meFields }),
  response: z.object({ value: z.array(gameItem) }),
  errors: [],
});
