import { categoryCodes } from '@pavilion/domain/categories';
import * as z from 'zod/mini';
import { amount, odds, whole } from './simple.ts';

const known: readonly string[] = categoryCodes;

export const category = z
  .string()
  .check(z.refine((text) => known.includes(text), { error: 'unknownCategory' }));
const provider = z.string();
const game = z.string();

/** A category, a provider, or one game. */
export const scope = z.union([
  z.strictObject({ category }),
  z.strictObject({ provider }),
  z.strictObject({ provider, game }),
]);

const weight_bp = whole(0, 10_000);
export const weights = z.array(
  z.union([
    z.strictObject({ category, weight_bp }),
    z.strictObject({ provider, weight_bp }),
    z.strictObject({ provider, game, weight_bp }),
  ]),
);

/** Which plays and deposits count: all of it must hold. */
export const filter = z.strictObject({
  categories: z.optional(z.array(category)),
  providers: z.optional(z.array(provider)),
  games: z.optional(z.array(z.strictObject({ provider, game }))),
  min_stake: z.optional(amount),
  min_odds: z.optional(odds),
  min_amount: z.optional(amount),
  money: z.optional(z.enum(['any', 'cash'])),
});
