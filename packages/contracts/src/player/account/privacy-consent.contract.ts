import type { consentChannels } from '@pavilion/domain/notices';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing } from '../../shared/fields.ts';

const word = z.optional(z.boolean());

export const privacyConsent = defineCall({
  method: 'POST',
  path: '/api/privacy/consent',
  access: 'player',
  summary: 'Gives or takes back the consent to offers by channel; channels not named stay.',
  request: z.object({
    ...meFields,
    channels: z.object({ inbox: word, mail: word, push: word, sms: word } satisfies Record<
      (typeof consentChannels)[number],
      typeof word
    >),
  }),
  response: nothing,
  errors: [],
});
