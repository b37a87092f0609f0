import * as z from 'zod/mini';

/** How much of what is left of a bet: `"1.00"`, or `"0.01"` to `"0.99"`. */
export const partInput = z
  .string()
  .check(z.trim(), z.regex(/^(1(\.00?)?|0\.(0[1-9]|[1-9]\d?))$/, 'invalidAmount'));

/** Which change of the offer is taken as well: none, one that pays more, or any. */
export const offerChange = z.enum(['none', 'better', 'any']);

/**
 * What an offer for an open leg rests on: the chance of each result, without margin; what is
 * missing to 1 is lost.
 */
const legChances = z.object({
  won: z.string(),
  half_won: z.string(),
  void: z.string(),
  half_lost: z.string(),
});

/** What a bet, or a part of it, is worth this moment. */
export const cashOutOffer = z.object({
  bet_id: z.string(),
  /** Null where nothing is offered. */
  offer_id: z.nullable(z.string()),
  part: z.string(),
  /** How much of the unit stake it takes. */
  unit_stake: z.string(),
  amount: z.string(),
  /** For all that is left of the bet. */
  full_amount: z.string(),
  /** The least part there is an offer for. */
  min_part: z.string(),
  margin: z.string(),
  /** How long taking it waits, because a leg is live. */
  delay_seconds: z.int(),
  expires_at: z.string(),
  /**
   * suspended, decided, coverage, small, voucher, rule or pending; null where there is an offer.
   */
  refusal: z.nullable(z.string()),
  legs: z.array(
    z.object({
      leg_no: z.int(),
      /** What a settled leg makes of a unit. */
      multiplier: z.nullable(z.string()),
      /** Of an open leg. */
      chances: z.nullable(legChances),
      /** The same of the place part of an each-way bet. */
      place: z.nullable(legChances),
    }),
  ),
});

/** A part of a bet that was taken out, waits for its moment, or was refused at it. */
export const cashOut = z.object({
  cash_out_id: z.string(),
  bet_id: z.string(),
  state: z.enum(['pending', 'taken', 'rejected']),
  part: z.string(),
  unit_stake: z.string(),
  amount: z.string(),
  /** When one with a live leg is decided; null where it was taken at once. */
  decides_at: z.nullable(z.string()),
  /**
   * As of an offer, of an edit also what its new bet has against it, a code of the catalogue; null
   * where only an amount or a price had moved: `offer` says to what.
   */
  refusal: z.nullable(z.string()),
  /** What would be paid now instead of what was refused. */
  offer: z.nullable(cashOutOffer),
});

/** An amount at which a bet is cashed out by itself. */
export const cashOutRule = z.object({ amount: z.string(), part: z.string(), set_at: z.string() });
