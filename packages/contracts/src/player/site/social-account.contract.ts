import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const socialAccount = defineCall({
  method: 'POST',
  path: '/api/settings/social_account',
  access: 'public',
  summary: 'Social accounts of the site.',
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.array(z.object({ name: z.string(), href: z.string(), img_url: z.string() })),
  }),
  errors: [],
});
