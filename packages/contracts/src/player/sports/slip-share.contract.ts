import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';
import { legInput } from '../../shared/slip.ts';

export const slipShare = defineCall({
  method: 'POST',
  path: '/api/sports/slip_share',
  access: 'public',
  summary: 'A code that brings the selections of a slip to another device or person for 72 hours.',
  request: z.object({
    ...siteFields,
    account_id: z.optional(requiredText(64)),
    auth: z.optional(requiredText(128)),
    legs: z.array(legInput).check(z.maxLength(100, 'tooLong')),
  }),
  response: z.object({
    /** Eight of 0–9 and A–Z without I, L, O and U. */
    code: z.string(),
    url: z.string(),
    expires_at: z.string(),
  }),
  errors: ['slipEmpty', 'tooManyLegs', 'selectionNotFound', 'notCombinable'],
});
