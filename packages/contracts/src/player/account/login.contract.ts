import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { passwordText, requiredText, siteFields } from '../../shared/fields.ts';

export const loginResult = z.object({
  token: z.string(),
  user: z.object({ account_id: z.string(), session_token: z.string() }),
  fullname: z.string(),
  email: z.string(),
  /**
   * The sign-in before this one, for its owner to recognise; null at the first. Device and place
   * are empty where they are not known.
   */
  last_login: z.nullable(z.object({ at: z.string(), device: z.string(), place: z.string() })),
});

/**
 * A self-excluded player signs in all the same, to take his money out: whatever takes a stake or a
 * deposit still refuses him.
 */
export const onlyToWithdraw = { only_to_withdraw: z.optional(z.boolean()) };

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Signs in with account id, mail or phone, and password.',
  request: z.object({
    account_id: requiredText(254),
    password: passwordText,
    ...siteFields,
    ...onlyToWithdraw,
  }),
  response: loginResult,
  errors: [
    'invalidCredentials',
    'accountPending',
    'BLOCK',
    'CLOSE',
    'selfExcluded',
    'secondStepRequired',
  ],
});
