import * as z from 'zod/mini';

const text = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  summary: z.optional(z.string().check(z.maxLength(200))),
  /** HTML as the sanitiser leaves it. */
  body: z.optional(z.string().check(z.maxLength(20_000))),
});

/** By the language's code as the wire has it; English is always there. */
export const texts = z
  .record(z.string().check(z.regex(/^[A-Z]{2,3}$/, 'unknownField')), text)
  .check(z.refine((all) => 'EN' in all, { path: ['EN'], error: 'missingField' }));
