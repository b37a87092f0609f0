import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField, requiredText, uuid } from '../../shared/fields.ts';
import {
  buyInErrors,
  fisherBalances,
  fisherErrors,
  fishingSession,
  holderFields,
  meterInput,
  seaSeatField,
} from './fishing-records.ts';

export const fishingSessionOpen = defineCall({
  method: 'POST',
  path: '/api/fishing/session_open',
  access: 'public',
  summary: 'Takes a seat of a sea and puts a buy-in on the meter that shots are paid from.',
  request: z.object({
    ...holderFields,
    ...requestIdField,
    game: z.optional(requiredText(64)),
    /** Absent: the first sea with a free seat. */
    sea_id: z.optional(uuid),
    /** Absent: the first free one. */
    seat: z.optional(seaSeatField),
    buy_in: meterInput,
  }),
  response: z.object({ value: fishingSession, ...fisherBalances }),
  errors: [
    ...fisherErrors,
    ...buyInErrors,
    'gameNotFound',
    'tableNotFound',
    'sessionOpen',
    'seatTaken',
  ],
  movesMoney: true,
});
