import * as z from 'zod/mini';
import { listOf, time, whole } from './simple.ts';

const level = whole(0, 99);

/** Whom an item is for: all of it must hold. */
export const audience = z.strictObject({
  levels: z.optional(z.strictObject({ from: z.optional(level), to: z.optional(level) })),
  countries: z.optional(listOf(z.string().check(z.regex(/^[A-Z]{2}$/, 'badCode')), 1, 250)),
  registered: z.optional(z.strictObject({ from: z.optional(time), to: z.optional(time) })),
  verified_level: z.optional(whole(0, 9)),
  deposited: z.optional(z.boolean()),
  inactive_days: z.optional(whole(1, 9_999)),
  affiliate_codes: z.optional(listOf(z.string().check(z.maxLength(128)), 1, 1_000)),
});
