import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { siteFields } from '../shared/fields.ts';

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
        /** What of the two it asks for beyond the level before. */
        cycle_deposit: z.string(),
        cycle_turnover: z.string(),
        /** What a level gives besides its name; empty where the site names nothing. */
        perks: z.array(z.string()),
      }),
    ),
  }),
  errors: [],
});
