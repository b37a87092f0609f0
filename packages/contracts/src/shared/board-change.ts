import * as z from 'zod/mini';
import { eventPlay, eventState, stopReason } from './records.ts';

/** A match of a list with what may change of it; prices by selection. */
const boardEvent = z.object({
  event_id: z.string(),
  state: eventState,
  minute: z.nullable(z.int()),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  ...z.pick(z.partial(eventPlay), { period: true, clock: true, scores: true }).shape,
  markets: z.array(
    z.object({
      market_id: z.string(),
      status: z.enum(['open', 'suspended', 'closed', 'settled']),
      stop_reason: z.nullable(stopReason),
      prices: z.record(z.string(), z.string()),
    }),
  ),
});

export const boardChange = z.object({
  /** What event_changes would be asked with by who has seen this message. */
  seq: z.int(),
  /** The number told before on this topic: who has seen less than that has missed something. */
  since: z.int(),
  changed: z.array(boardEvent),
  /** Ids of matches that left the list. */
  removed: z.array(z.string()),
});
