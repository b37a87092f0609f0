import * as z from 'zod/mini';
import { amount, listOf, whole } from './simple.ts';

/** What gives an item. */
export const trigger = z.strictObject({
  on: z.enum(['deposit', 'claim', 'code', 'signup', 'level']),
  deposit: z.optional(
    z.strictObject({
      numbers: z.optional(listOf(whole(1, 1_000), 1, 100)),
      min: amount,
      methods: z.optional(z.array(z.string())),
    }),
  ),
  code: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{6,40}$/, 'badCode'))),
  codes: z.optional(
    z.strictObject({
      count: z.optional(whole(1, 100_000)),
      prefix: z.optional(z.string().check(z.maxLength(12))),
      uses: z.optional(z.int().check(z.gte(1))),
    }),
  ),
  level: z.optional(whole(1, 99)),
  opt_in: z.optional(z.boolean()),
});
