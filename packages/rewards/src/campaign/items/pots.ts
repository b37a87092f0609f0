import * as z from 'zod/mini';
import { item } from '../fields/item.ts';
import { amount, code, listOf, whole } from '../fields/simple.ts';

/** A pot that stakes fill. */
export const jackpotItem = item('jackpot', {
  pot: z.enum(['draw', 'must_hit_by', 'chance']),
  share_bp: whole(1, 1_000),
  opening: amount,
  period_minutes: z.optional(whole(5, 527_040)),
  must_hit_by: z.optional(amount),
  one_in: z.optional(amount),
  names: z.optional(z.record(z.string(), z.string().check(z.maxLength(60)))),
});

/** A card that tells of other items. */
export const promotionItem = item('promotion', {
  items: listOf(code, 1, 50),
  category: z.optional(z.string().check(z.maxLength(40))),
});
