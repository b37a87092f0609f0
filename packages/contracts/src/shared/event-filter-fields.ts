import * as z from 'zod/mini';
import { rangeFields, text } from './fields.ts';

/** What a list of matches is narrowed by. */
export const eventFilterFields = {
  ...rangeFields,
  sport: z.optional(text(32)),
  league_id: z.optional(text(64)),
  league_ids: z.optional(z.array(text(64)).check(z.maxLength(50, 'tooLong'))),
  country: z.optional(text(16)),
  team_id: z.optional(text(64)),
  /** Begins within so many minutes. */
  soon_minutes: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(1440, 'aboveMaximum'))),
  state: z.optional(z.enum(['live', 'upcoming', 'finished', 'postponed', 'outright'])),
};
