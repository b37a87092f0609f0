import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, passwordText, stepUpField } from '../../shared/fields.ts';

export const privacyClose = defineCall({
  method: 'POST',
  path: '/api/privacy/close',
  access: 'player',
  summary:
    'Closes the account for good. `accountInUse` names what stands against it: balance, bets, withdrawals, deposits.',
  request: z.object({ ...meFields, password: passwordText, ...stepUpField }),
  response: nothing,
  errors: [
    'wrongPassword',
    'accountInUse',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
  ],
});
