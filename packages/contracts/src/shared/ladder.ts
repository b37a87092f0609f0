import * as z from 'zod/mini';

/** A price somebody stands at; `size` is what is left of it, in the exchange's own currency. */
const ladderLevel = z.object({ odds: z.string(), size: z.string() });

/** The book of a market of an exchange: to look at, never to trade on. */
export const ladderFields = {
  value: z.array(
    z.object({
      selection_id: z.string(),
      /** Best first, ten at most. */
      back: z.array(ladderLevel),
      lay: z.array(ladderLevel),
      /** What it was traded at last; null before the first trade. */
      last: z.nullable(z.string()),
      matched: z.string(),
      /** What it was traded at from each moment on, the oldest first. */
      points: z.array(z.object({ at: z.string(), odds: z.string() })),
    }),
  ),
  matched: z.string(),
  /** How long the exchange keeps a bet in play waiting. */
  delay_seconds: z.int(),
};
