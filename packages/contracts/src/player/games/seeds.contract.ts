import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { seedsRecord } from '../../shared/play.ts';

export const seeds = defineCall({
  method: 'POST',
  path: '/api/fairness/seeds',
  access: 'player',
  summary: 'The seeds in use: what the next bet will be dealt from.',
  request: z.object({ ...meFields }),
  response: seedsRecord,
  errors: [],
});
