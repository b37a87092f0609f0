import * as z from 'zod/mini';
import { amount, code, tokens, whole } from './simple.ts';

export const prize = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('cash'), amount }),
  z.strictObject({ kind: z.literal('token'), amount: tokens }),
  z.strictObject({ kind: z.literal('bonus'), template: code, amount }),
  z.strictObject({ kind: z.literal('free_bet'), template: code }),
  z.strictObject({
    kind: z.literal('free_rounds'),
    template: code,
    rounds: z.optional(whole(1, 1_000)),
  }),
]);
