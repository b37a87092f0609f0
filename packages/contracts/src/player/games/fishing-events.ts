import * as z from 'zod/mini';
import { seaSeat } from './fishing-records.ts';

/** What a sea tells everybody, and a player of the session that ended. */
export const fishingEvents = {
  /** Caught: gone for everybody. */
  'fish.caught': z.object({
    sea_id: z.string(),
    ids: z.array(z.string()),
    seat: z.int(),
    multiplier: z.int(),
  }),
  'fish.seats': z.object({ sea_id: z.string(), seats: z.array(seaSeat) }),
  /** Where somebody shoots. */
  'fish.shots': z.object({
    sea_id: z.string(),
    seat: z.int(),
    shots: z.array(z.object({ weapon: z.string(), targets: z.array(z.string()) })),
  }),
  'fishing.settled': z.object({
    session_id: z.string(),
    reason: z.enum(['left', 'idle', 'barred', 'operator']),
    shots: z.int(),
    cost: z.string(),
    win: z.string(),
    paid: z.string(),
  }),
} as const;
