import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, uuid } from '../../shared/fields.ts';
import { playedRound } from '../../shared/play.ts';

export const roundGet = defineCall({
  method: 'POST',
  path: '/api/play/round_get',
  access: 'public',
  summary:
    'One round as it was, without the name of its player; of a shared round by its own id, with the sums of all its bets.',
  request: z.object({ ...siteFields, round_id: uuid }),
  response: z.object({ value: playedRound }),
  errors: ['roundNotFound'],
});
