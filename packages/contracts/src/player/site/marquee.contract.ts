import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const marquee = defineCall({
  method: 'POST',
  path: '/api/home/marquee',
  access: 'public',
  summary: 'Ticker texts.',
  request: z.object({ ...siteFields }),
  response: z.object({ value: z.array(z.object({ marquee_id: z.string(), text: z.string() })) }),
  errors: [],
});
