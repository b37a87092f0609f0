import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const partners = defineCall({
  method: 'POST',
  path: '/api/settings/partners',
  access: 'public',
  summary: 'Partners of the site.',
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.array(z.object({ href: z.string(), img_url: z.string(), partner_name: z.string() })),
  }),
  errors: [],
});
