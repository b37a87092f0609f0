import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { holderErrors, holderFields, pokerTableField, seatAnswer } from './poker-records.ts';

export const pokerSitOut = defineCall({
  method: 'POST',
  path: '/api/poker/sit_out',
  access: 'public',
  summary: 'Is not dealt in from the next hand on; after 15 minutes the seat is paid out.',
  request: z.object({ ...holderFields, ...pokerTableField }),
  response: z.object(seatAnswer),
  errors: [...holderErrors, 'notSeated'],
});
