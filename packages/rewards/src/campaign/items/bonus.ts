import * as z from 'zod/mini';
import { scope, weights } from '../fields/games.ts';
import { item } from '../fields/item.ts';
import { amount, odds, whole } from '../fields/simple.ts';
import { trigger } from '../fields/trigger.ts';

const wagering = z.strictObject({
  multiplier_percent: whole(0, 6_000),
  base: z.enum(['bonus', 'bonus_and_deposit']),
  counts: z.optional(z.enum(['all', 'bonus'])),
  default_weight_bp: z.optional(whole(0, 10_000)),
  weights: z.optional(weights),
  not_playable: z.optional(z.array(scope)),
  min_odds: z.optional(odds),
});

/** Money that must be played before it is the player's own. */
export const bonusItem = item('bonus', {
  trigger,
  grant: z.union([
    z.strictObject({ percent: whole(1, 1_000), max: amount }),
    z.strictObject({ amount }),
  ]),
  wagering: z.nullable(wagering),
  order: z.optional(z.enum(['cash_first', 'bonus_first'])),
  max_bet: z.optional(z.nullable(amount)),
  max_cash_out: z.optional(
    z.nullable(
      z.union([z.strictObject({ amount }), z.strictObject({ percent: whole(100, 10_000) })]),
    ),
  ),
  expires_hours: whole(1, 2_160),
  claim_hours: z.optional(whole(1, 720)),
  on_withdrawal: z.optional(z.enum(['forfeit', 'keep'])),
  principal: z.optional(z.enum(['stays', 'goes'])),
  end_below: z.optional(amount),
});
