import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nothing, siteFields, text } from '../../shared/fields.ts';

export const adsvisit = defineCall({
  method: 'POST',
  path: '/api/settings/adsvisit',
  access: 'public',
  summary: 'Notes a visit that came from an advertisement.',
  request: z.object({
    ...siteFields,
    fbp: z.optional(text(256)),
    appsflyer_id: z.optional(text(256)),
    affiliate_code: z.optional(text(128)),
    /** The affiliate's own name of the click. */
    click_id: z.optional(text(128)),
  }),
  response: nothing,
  errors: [],
});
