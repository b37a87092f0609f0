import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const referral = defineCall({
  method: 'POST',
  path: '/api/home/referral',
  access: 'public',
  summary: 'Referral setting of the site.',
  request: z.object({ ...siteFields }),
  response: z.object({ setting_value: z.int() }),
  errors: [],
});
