import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';
import { race } from '../../shared/rewards.ts';

export const raceJoin = defineCall({
  method: 'POST',
  path: '/api/rewards/race_join',
  access: 'player',
  summary: 'Joins a race by its terms; plays settled from now on count.',
  request: z.object({ ...meFields, race_code: id, terms_version: id }),
  response: z.object({ value: race }),
  errors: ['raceNotFound', 'termsChanged', 'notEligible', 'raceOver', 'selfExcluded'],
});
