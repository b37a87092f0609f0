import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

/** Where the reality check stands. Amounts are of the run of sessions under way. */
export const realityView = z.object({
  /** 0: there are none. */
  minutes: z.int(),
  /** When the player signed in; the run goes on over short breaks and other devices. */
  started_at: z.nullable(z.string()),
  /** When the question comes; in the past while it waits for an answer. */
  due_at: z.nullable(z.string()),
  /** It waits for an answer now, by the server's clock. */
  is_due: z.boolean(),
  staked: z.string(),
  returned: z.string(),
  /** Returned less staked, with its sign. */
  net: z.string(),
});

export const realityStatus = defineCall({
  method: 'POST',
  path: '/api/limits/reality_status',
  access: 'player',
  summary: 'Time signed in, net result since, and when the next reality check comes.',
  request: z.object(meFields),
  response: realityView,
  errors: [],
});
