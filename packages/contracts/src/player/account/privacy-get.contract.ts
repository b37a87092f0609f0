import { consentChannels } from '@pavilion/domain/notices';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

const channel = z.enum(consentChannels);

export const privacyGet = defineCall({
  method: 'POST',
  path: '/api/privacy/get',
  access: 'player',
  summary: 'What the player consents to be offered, with every word he gave about it.',
  request: z.object({ ...meFields }),
  response: z.object({
    channels: z.record(channel, z.boolean()),
    /** Newest first. */
    history: z.array(z.object({ channel, is_given: z.boolean(), at: z.string() })),
  }),
  errors: [],
});
