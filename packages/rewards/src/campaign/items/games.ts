import * as z from 'zod/mini';
import { miniGameCodes } from '../../minigame/index.ts';
import { item } from '../fields/item.ts';
import { prize } from '../fields/prize.ts';
import { amount, listOf, whole } from '../fields/simple.ts';

/** The wheel of the day. */
export const wheelItem = item('wheel', {
  segments: listOf(
    z.strictObject({
      label: z.string().check(z.minLength(1), z.maxLength(40)),
      weight: whole(0, Number.MAX_SAFE_INTEGER),
      prize,
    }),
    2,
    60,
  ),
  requires: z.optional(
    z.strictObject({
      deposited_days: z.optional(whole(1, 365)),
      turnover: z.optional(z.strictObject({ amount, days: whole(1, 90) })),
      verified_level: z.optional(whole(0, 9)),
    }),
  ),
  streak: z.optional(listOf(z.strictObject({ day: whole(1, 31), prize }), 0, 31)),
  streak_length: z.optional(whole(1, 31)),
});

/** A game with tokens. */
export const minigameItem = item('minigame', {
  game: z.enum(miniGameCodes),
  cost: whole(1, 10_000),
  table: listOf(
    z.strictObject({
      weight: z.optional(whole(0, 4_294_967_295)),
      prize,
      worth: z.optional(whole(0, 10_000_000)),
    }),
    4,
    9,
  ),
});
