import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nextCursor, pageFields, siteFields, text } from '../../shared/fields.ts';
import { roundStage } from '../../shared/play.ts';

export const tableList = defineCall({
  method: 'POST',
  path: '/api/play/table_list',
  access: 'public',
  summary: 'Tables of shared rounds that the site offers, with what is going on at them.',
  request: z.object({
    ...siteFields,
    ...pageFields,
    /** A category of games. */
    game_type: z.optional(text(64)),
    /** A game: its code. */
    game: z.optional(text(128)),
  }),
  response: z.object({
    value: z.array(
      z.object({
        provider_code: z.string(),
        game_code: z.string(),
        table_id: z.string(),
        name: z.string(),
        /** Whose figure deals there. */
        dealer: z.string(),
        limits: z.object({ min: z.string(), max: z.string(), currency: z.string() }),
        /** Seats, for show, and how many of them are taken. */
        seats: z.int(),
        seated: z.int(),
        /** Players with a bet on the round under way. */
        players: z.int(),
        stage: roundStage,
        stage_ends_at: z.nullable(z.string()),
        /** Results of the shoe so far, oldest first, at most 72: `"17 0 32"`. */
        road: z.string(),
        shoe: z.int(),
        /** Rounds follow each other though nobody looks. */
        always_on: z.boolean(),
        /** Takes play money alone. */
        play_money: z.boolean(),
        /** Roulette: zero gives even chances half of their stake back. */
        la_partage: z.boolean(),
      }),
    ),
    ...nextCursor,
  }),
  errors: [],
});
