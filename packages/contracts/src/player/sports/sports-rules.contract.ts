import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

const placeTerm = z.object({
  runners_from: z.int(),
  /** Null: and more. */
  runners_to: z.nullable(z.int()),
  is_handicap: z.boolean(),
  places: z.int(),
  /** Of the win odds: `"1/5"`; `"1"`: the place part is a second win part. */
  fraction: z.string(),
});

export const sportsRules = defineCall({
  method: 'POST',
  path: '/api/sports/rules',
  access: 'public',
  summary: 'The rules bets on sport are accepted and settled by on this site.',
  request: z.object({ ...siteFields }),
  response: z.object({
    /** What a bet carries that is placed now. */
    rules_version: z.int(),
    /** Of the amounts. */
    currency: z.string(),
    value: z.object({
      retirement: z.enum(['point', 'set-1', 'set-2', 'match', 'advances']),
      disqualified: z.enum(['advances', 'void']),
      natural_finish: z.boolean(),
      builder_void: z.enum(['whole', 'reprice']),
      /** Percent. */
      rule4_least: z.int(),
      place_terms: z.array(placeTerm),
      postponed_hours: z.int(),
      correction_hours: z.int(),
      /**
       * What one bet may win, stake not counted, in the site's currency; null where the site takes
       * no bets.
       */
      max_win: z.nullable(z.string()),
      max_odds: z.nullable(z.string()),
      /** What the bets of a player's day may win; null: no cap. */
      max_day_win: z.nullable(z.string()),
      /** Seconds a bet in play waits, by sport. */
      delay_seconds: z.record(z.string(), z.int()),
      rounding: z.literal('half-up'),
    }),
  }),
  errors: [],
});
