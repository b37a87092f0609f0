import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, text } from '../../shared/fields.ts';

export const marketTypes = defineCall({
  method: 'POST',
  path: '/api/sports/market_types',
  access: 'public',
  summary:
    'Every kind of market of a sport, or of all: what it asks, where it looks, and its names.',
  request: z.object({ ...siteFields, sport: z.optional(text(32)) }),
  response: z.object({
    /** Changes with the kinds and with their names; who has it need not ask again. */
    version: z.string(),
    value: z.array(
      z.object({
        kind: z.string(),
        sport: z.string(),
        base: z.string(),
        stat: z.string(),
        period: z.string(),
        scope: z.enum(['home', 'away', 'both']),
        param: z.nullable(z.string()),
        line: z.enum(['none', 'whole', 'half', 'quarter']),
        /** By name, or whom they stand for; `scores` are named by each market. */
        outcomes: z.union([z.array(z.string()), z.enum(['players', 'runners', 'scores'])]),
        counts: z.enum(['whole', 'rest']),
        group: z.string(),
        /** By the locale codes of the site's languages. */
        names: z.record(z.string(), z.string()),
        combines: z.object({ parlay: z.boolean(), builder: z.boolean() }),
      }),
    ),
  }),
  errors: [],
});
