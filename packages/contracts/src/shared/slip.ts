import * as z from 'zod/mini';
import { amountInput, id, oddsInput } from './fields.ts';
import { eventName, placeTerms, teamNames } from './participants.ts';
import { sportsBet } from './records.ts';

/**
 * A selection, or 2–10 of one event priced together (a builder); `odds` is what the player saw.
 */
export const legInput = z.object({
  selection_id: z.optional(id),
  selection_ids: z.optional(z.array(id).check(z.maxLength(10, 'tooLong'))),
  odds: oddsInput,
});

const legNumbers = z.array(z.int().check(z.gte(0, 'belowMinimum'), z.lte(30, 'aboveMaximum')));

const betFields = {
  bet_type: z.enum(['single', 'parlay', 'system']),
  legs: z.array(legInput).check(z.maxLength(100, 'tooLong')),
  /** Of a system: how many of the legs that are no bankers make a line. */
  sizes: z.optional(legNumbers.check(z.maxLength(30, 'tooLong'))),
  /** Of a system: numbers from 0 of the legs that are in every line. */
  bankers: z.optional(legNumbers.check(z.maxLength(30, 'tooLong'))),
  each_way: z.optional(z.boolean()),
  voucher_id: z.optional(id),
};

/** A bet that is asked for: its stake is the unit times its lines. */
export const slipBetInput = z.object({ ...betFields, unit_stake: amountInput });

/** A bet that is asked about: the unit stake may be left out. */
export const slipBetQuestion = z.object({ ...betFields, unit_stake: z.optional(amountInput) });

/** Why something was refused; `detail` is the price or stake that would be taken. */
const slipRefusal = z.object({
  path: z.string(),
  code: z.string(),
  detail: z.nullable(z.string()),
});

export const slip = z.object({
  slip_id: z.string(),
  state: z.enum(['accepted', 'pending', 'rejected']),
  placed_at: z.string(),
  /** When a slip with a live pick is decided; null where it was taken at once. */
  decides_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  refusals: z.array(slipRefusal),
  /** At what a slip that only price or stake stood against would be taken now; else null. */
  reoffer: z.nullable(
    z.object({
      bets: z.array(
        z.object({
          odds: z.nullable(z.string()),
          max_unit_stake: z.string(),
          legs: z.array(z.object({ odds: z.nullable(z.string()) })),
        }),
      ),
      expires_at: z.string(),
    }),
  ),
  bets: z.array(sportsBet),
});

/** A free bet or a boost of the player that the bet may be placed with. */
const usableVoucher = z.object({
  voucher_id: z.string(),
  kind: z.enum(['free_bet', 'odds_boost']),
  /** Of a free bet: the stake it stands for, no more and no less. */
  amount: z.nullable(z.string()),
  boost_percent: z.nullable(z.int()),
  max_extra: z.nullable(z.string()),
  max_stake: z.nullable(z.string()),
  expires_at: z.string(),
  /** What the bet pays with it at most; null where no stake is told that fits. */
  potential_payout: z.nullable(z.string()),
});

/** A bet as it would be taken this moment. */
export const slipBetQuote = z.object({
  /** Of several legs the product, cut to three decimals: shown, never paid by. */
  odds: z.nullable(z.string()),
  line_count: z.int(),
  stake: z.nullable(z.string()),
  potential_payout: z.nullable(z.string()),
  min_unit_stake: z.string(),
  max_unit_stake: z.string(),
  /** What keeps the stake from being higher. */
  bound_by: z.nullable(z.string()),
  /** Why no stake is accepted now, else null. */
  refusal: z.nullable(z.string()),
  delay_seconds: z.int(),
  /** Those that fit, whatever the stake; none for a guest. */
  vouchers: z.array(usableVoucher),
  legs: z.array(
    z.object({
      leg_no: z.int(),
      odds: z.nullable(z.string()),
      state: z.enum(['open', 'suspended', 'closed']),
      /** Why it takes no bets, where that was said. */
      stop_reason: z.nullable(z.string()),
      refusal: z.nullable(z.string()),
      /** A selection of the same question at another line, where this one is closed. */
      replaced_by: z.nullable(z.string()),
      /** Null where the market has no place part. */
      place_terms: z.nullable(placeTerms),
      /** Of a builder: each of its picks, in the order asked, with what stands against it. */
      picks: z.optional(
        z.array(z.object({ selection_id: z.string(), refusal: z.nullable(z.string()) })),
      ),
    }),
  ),
});

/** A selection of a shared slip, with what is needed to show it. */
const sharedPick = {
  selection_id: z.string(),
  market_id: z.string(),
  kind: z.string(),
  line: z.nullable(z.string()),
  /** What the kind asks, and where it looks. */
  sport: z.optional(z.string()),
  base: z.optional(z.string()),
  stat: z.optional(z.string()),
  period: z.optional(z.string()),
  scope: z.optional(z.string()),
  param: z.optional(z.nullable(z.string())),
  outcome: z.string(),
};

/**
 * A leg of a shared slip: a selection or, with `picks`, a builder, whose flat fields are the first
 * pick's; `odds` is the price of the leg, null while it has none.
 */
export const sharedLeg = z.object({
  ...sharedPick,
  odds: z.nullable(z.string()),
  state: z.enum(['open', 'suspended', 'closed']),
  event_id: z.string(),
  league_name: z.string(),
  home_team_name: z.string(),
  away_team_name: z.string(),
  home_team_names: teamNames,
  away_team_names: teamNames,
  picks: z.optional(z.array(z.object(sharedPick))),
  ...eventName,
  /** Of a player or runner: what they are called. */
  name: z.optional(z.string()),
  names: z.optional(teamNames),
});
