import { limitKinds, limitPeriods } from '@pavilion/domain/limits';
import * as z from 'zod/mini';

export const limitKind = z.enum(limitKinds);
export const limitPeriod = z.enum(limitPeriods);

/**
 * One limit in force. Money in major units, signed-in time in minutes; one of `amount` and
 * `minutes` is null.
 */
const limit = z.object({
  kind: limitKind,
  period: limitPeriod,
  amount: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  /** As `amount` or `minutes`. */
  used: z.string(),
  room: z.string(),
  /** When the period ends and the use begins at nothing. */
  resets_at: z.string(),
  pending: z.nullable(
    z.object({
      /** Both null: the limit goes. */
      amount: z.nullable(z.string()),
      minutes: z.nullable(z.int()),
      active_at: z.string(),
    }),
  ),
});

/** Everything a player bounds for himself. */
export const limitsView = z.object({
  value: z.array(limit),
  time_out_until: z.nullable(z.string()),
  excluded_until: z.nullable(z.string()),
  /** 0: none. */
  reality_check_minutes: z.int(),
  /** The law asks at least this often; null: as the player likes. */
  reality_check_minutes_max: z.nullable(z.int()),
  /** What a raised limit waits. */
  raise_delay_hours: z.int(),
});
