import * as z from 'zod/mini';

/** Names by locale code; English always present. */
export const teamNames = z.record(z.string(), z.string());

/** What the place part of an each-way bet stands on; `fraction` of the win odds: `"1/4"`. */
export const placeTerms = z.object({ places: z.int(), fraction: z.string() });

/** A runner of a race, or a side of an outright. */
export const participant = z.object({
  runner_id: z.string(),
  /** Its number on the card; null in an outright. */
  number: z.nullable(z.int()),
  name: z.string(),
  names: teamNames,
  /** `runs` until the result, then `ran`; `withdrawn` before the off. */
  status: z.string(),
  /** Where it came in; null where it was not placed, absent before the result. */
  position: z.optional(z.nullable(z.int())),
  withdrawn_at: z.optional(z.string()),
  /** Percent that it costs bets accepted before it was withdrawn (rule 4). */
  deduction: z.optional(z.int()),
});

/**
 * What an event of participants is called: it has no teams, and their names are empty. Absent where
 * teams meet.
 */
export const eventName = {
  event_name: z.optional(z.string()),
  event_names: z.optional(teamNames),
};

/** Of a leg on a runner, beside what every leg has. */
export const betLegEachWay = {
  /** Those of its acceptance; null where nothing is placed. */
  place_terms: z.optional(z.nullable(placeTerms)),
  /** True: they hold however many run; else the place part goes by the runners that ran. */
  place_terms_fixed: z.optional(z.boolean()),
  /** Share of the stake that wins in a dead heat: `"1/2"`; null without one. */
  dead_heat: z.optional(z.nullable(z.string())),
  /** Percent kept back of the winnings for runners withdrawn after acceptance. */
  deduction: z.optional(z.int()),
  /** What the place part makes of a unit, to six decimals; null while it is open. */
  place_multiplier: z.optional(z.nullable(z.string())),
};
