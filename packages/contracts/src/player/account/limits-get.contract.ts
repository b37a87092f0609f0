import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { limitsView } from './limit-records.ts';

export const limitsGet = defineCall({
  method: 'POST',
  path: '/api/limits/get',
  access: 'player',
  summary:
    'Limits of the player with what is used of each, his time-out, exclusion and reality check.',
  request: z.object(meFields),
  response: limitsView,
  errors: [],
});
