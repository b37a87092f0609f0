import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';
import { sea } from './fishing-records.ts';

export const fishingSeaList = defineCall({
  method: 'POST',
  path: '/api/fishing/sea_list',
  access: 'public',
  summary: 'The seas of the site, with who fishes in them and what a shot may cost.',
  request: z.object({ ...siteFields, game: z.optional(requiredText(64)) }),
  response: z.object({ value: z.array(sea), server_time: z.string() }),
  errors: ['gameNotFound'],
});
