import * as z from 'zod/mini';
import { audience } from './audience.ts';
import { amount, code, time, whole } from './simple.ts';
import { texts } from './texts.ts';

/** What of a budget one item may use. */
export const itemBudget = z.strictObject({
  amount: z.optional(amount),
  grants: z.optional(z.int().check(z.gte(1))),
  per_player: z.optional(whole(1, 1_000)),
  per_day: z.optional(z.int().check(z.gte(1))),
});

const shared = {
  code,
  texts,
  img_url: z.optional(z.string().check(z.maxLength(2_048))),
  starts_at: z.optional(time),
  ends_at: z.optional(time),
  audience: z.optional(audience),
  budget: z.optional(itemBudget),
  stacking_group: z.optional(code),
};

/** An item of a campaign: what every kind has, and its own fields. */
export const item = <Kind extends string, Own extends z.core.$ZodLooseShape>(
  kind: Kind,
  own: Own,
) => z.strictObject({ kind: z.literal(kind), ...shared, ...own });
