import * as z from 'zod/mini';
import { missionMetrics } from '../../missions/index.ts';
import { raceMetrics } from '../../races/index.ts';
import { filter, weights } from '../fields/games.ts';
import { item } from '../fields/item.ts';
import { prize } from '../fields/prize.ts';
import { amount, code, listOf, time, whole } from '../fields/simple.ts';

/** Something to do within a period. */
export const missionItem = item('mission', {
  period: z.enum(['once', 'day', 'week', 'season']),
  metric: z.enum(missionMetrics),
  filter: z.optional(filter),
  target: z.number().check(z.gt(0), z.lte(1_000_000_000_000)),
  prize,
  requires: z.optional(listOf(code, 0, 20)),
  season: z.optional(code),
  season_points: z.optional(whole(0, 100_000)),
  claim_hours: z.optional(whole(0, 720)),
});

/** A race for the first places. */
export const raceItem = item('race', {
  starts_at: time,
  ends_at: time,
  metric: z.enum(raceMetrics),
  filter: z.optional(filter),
  weights: z.optional(weights),
  entry: z.enum(['auto', 'join']),
  min_score: z.optional(amount),
  freeze_minutes: z.optional(whole(0, 1_440)),
  prizes: listOf(z.strictObject({ from: whole(1, 1_000), to: whole(1, 1_000), prize }), 1, 100),
  repeat: z.optional(z.enum(['day', 'week'])),
});
