import {
  isPushEndpoint,
  pushEndpointMaxLength,
  pushKeyPattern,
  pushSecretPattern,
} from '@pavilion/domain/notices';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, requiredText } from '../../shared/fields.ts';

export const pushSubscribe = defineCall({
  method: 'POST',
  path: '/api/notices/push_subscribe',
  access: 'player',
  summary: 'Notices go to this device from now on; of more than ten the oldest ends.',
  request: z.object({
    ...meFields,
    /** Address at the push service of the browser: https, a public name, no port. */
    endpoint: requiredText(pushEndpointMaxLength).check(z.refine(isPushEndpoint, 'invalidUrl')),
    /** Public key of the subscription, 65 bytes in base64url. */
    p256dh: z.string().check(z.regex(pushKeyPattern, 'invalidFormat')),
    /** Its secret, 16 bytes in base64url; `auth` is the session. */
    auth_secret: z.string().check(z.regex(pushSecretPattern, 'invalidFormat')),
  }),
  response: nothing,
  errors: [],
});
