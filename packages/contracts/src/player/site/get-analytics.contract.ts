import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const getAnalytics = defineCall({
  method: 'POST',
  path: '/api/settings/get_analytics',
  access: 'public',
  summary: 'Analytics scripts of the site.',
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.array(z.object({ section: z.enum(['HEAD', 'BODY']), script: z.string() })),
  }),
  errors: [],
});
