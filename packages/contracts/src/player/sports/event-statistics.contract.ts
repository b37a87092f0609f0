import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, siteFields } from '../../shared/fields.ts';
import { teamNames } from '../../shared/participants.ts';

const lineupPlayer = z.object({
  player_id: z.string(),
  name: z.string(),
  number: z.nullable(z.int()),
  position: z.nullable(z.string()),
  is_starting: z.boolean(),
  /** Minute of coming on, and of going off; null where it did not happen or is not told. */
  entered: z.nullable(z.int()),
  left: z.nullable(z.int()),
});

const pastResult = z.object({
  event_id: z.string(),
  start_time: z.string(),
  league_name: z.string(),
  league_names: teamNames,
  home_team_name: z.string(),
  away_team_name: z.string(),
  home_team_names: teamNames,
  away_team_names: teamNames,
  home_score: z.int(),
  away_score: z.int(),
});

/** A result as the side whose form it is sees it. */
const formResult = z.extend(pastResult, { outcome: z.enum(['won', 'drawn', 'lost']) });

const ofSides = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ home: z.array(item), away: z.array(item) });

export const eventStatistics = defineCall({
  method: 'POST',
  path: '/api/sports/event_statistics',
  access: 'public',
  summary: 'What is counted in an event, who plays, and how both sides did before.',
  request: z.object({ ...siteFields, event_id: id }),
  response: z.object({
    /** By period in the sport's order; empty where nobody counts. */
    statistics: z.array(
      z.object({ stat: z.string(), period: z.string(), home: z.int(), away: z.int() }),
    ),
    /** By minute, from -100 (all away) to 100 (all home); empty where a sport has no minutes. */
    momentum: z.array(z.object({ minute: z.int(), value: z.int() })),
    lineups: ofSides(lineupPlayer),
    /** The last five results of each side before the event, newest first. */
    form: ofSides(formResult),
    /** The last ten results between the two, newest first. */
    head_to_head: z.array(pastResult),
  }),
  errors: ['eventNotFound'],
});
