import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const vipLevels = defineCall({
  method: 'POST',
  path: '/api/vip/levels',
  access: 'public',
  summary: 'VIP levels of the site, the lowest first.',
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.array(
      z.object({
        level: z.int(),
        vip_name: z.string(),
        /** Deposits since sign-up that the level asks for. */
        deposit: z.string(),
        /** Turnover since sign-up that the level asks for. */
        turnover: z.string(),
        /**
         * What of the two keeps it for another cycle; where it is kept for ever, what it asks for
         * beyond the level before.
         */
        cycle_deposit: z.string(),
        cycle_turnover: z.string(),
        /**
         * What the level gives besides its name, in the language of the page; empty where it gives
         * nothing.
         */
        perks: z.array(z.string()),
        /** Game tokens for reaching it. */
        tokens: z.int(),
        /** So much turnover earns its players a game token; null: none. */
        turnover_per_token: z.nullable(z.string()),
      }),
    ),
    /** Length of a cycle; null where levels are kept for ever. */
    cycle_days: z.nullable(z.int()),
  }),
  errors: [],
});
