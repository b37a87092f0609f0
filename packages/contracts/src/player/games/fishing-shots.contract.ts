import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { fisherErrors, holderFields, sessionField, shotResult } from './fishing-records.ts';

export const fishingShots = defineCall({
  method: 'POST',
  path: '/api/fishing/shots',
  access: 'public',
  summary:
    'Plays a batch of shots as they hit: the same batch again is answered the same, and one is played after the other.',
  request: z.object({
    ...holderFields,
    ...sessionField,
    /** 1, 2, 3 … */
    seq: z.int().check(z.gte(1, 'belowMinimum'), z.lte(2_147_483_647, 'aboveMaximum')),
    /**
     * 1 to 20 of `{shot_id, at_ms, weapon, bet, targets[]}`; what is wrong with them is said by its
     * path.
     */
    shots: z.array(z.unknown()).check(z.maxLength(20, 'tooLong')),
  }),
  response: z.object({
    value: z.object({
      seq: z.int(),
      nonce: z.int(),
      results: z.array(shotResult),
      meter: z.string(),
    }),
  }),
  /** seqGap tells the one that is expected in its detail. */
  errors: [
    ...fisherErrors,
    'sessionNotFound',
    'seqGap',
    'requestIdReused',
    'invalidParams',
    'limitReached',
    'selfExcluded',
    'accountPending',
    'BLOCK',
    'CLOSE',
    'gameUnavailable',
    'otherGameOpen',
  ],
});
