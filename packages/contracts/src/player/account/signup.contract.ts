import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { passwordText, requiredText, siteFields, text } from '../../shared/fields.ts';

export const signup = defineCall({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Creates a pending account and sends a code.',
  request: z.object({
    ...siteFields,
    account_id: requiredText(64),
    password: passwordText,
    contact_phone: requiredText(32),
    contact_email: requiredText(254),
    referrer_code: z.optional(text(64)),
    ch: z.optional(text(128)),
    cm: z.optional(text(128)),
    pp: z.optional(text(128)),
    affiliate_code: z.optional(text(128)),
    /** The affiliate's own name of the click that led here. */
    click_id: z.optional(text(128)),
    fbp: z.optional(text(256)),
    appsflyer_id: z.optional(text(256)),
    visitor_id: z.optional(text(256)),
    /**
     * The player's word that he is of age; an explicit false is refused. Absent: the code's message
     * asks for it, see tac/verify.
     */
    age_confirmed: z.optional(z.boolean()),
  }),
  response: z.object({ account_id: z.string() }),
  errors: [
    'accountTaken',
    'phoneTaken',
    'emailTaken',
    'weakPassword',
    'invalidReferrer',
    'underage',
    'selfExcluded',
  ],
});
