import * as z from 'zod/mini';

const ofTable = { table_id: z.string(), state_no: z.int() };
const ofHand = { ...ofTable, hand_no: z.int() };

/**
 * What a table of hold'em tells everybody: facts, never a card that was not shown. Whoever sees it
 * reads the table's state anew.
 */
export const pokerEvents = {
  /** The next deck is sealed: seeds for its cut are awaited. */
  'poker.hand_next': z.object({ ...ofHand, root: z.string(), server_seed_hash: z.string() }),
  'poker.hand': z.object({ ...ofHand, stage: z.enum(['started', 'cancelled', 'ended']) }),
  'poker.acted': z.object({
    ...ofHand,
    step: z.int(),
    seat: z.int(),
    action: z.string(),
    to: z.string(),
    is_all_in: z.boolean(),
  }),
  'poker.street': z.object({ ...ofHand, street: z.string(), board: z.array(z.int()) }),
  'poker.showdown': z.object({ ...ofHand, seat: z.int(), cards: z.array(z.int()) }),
  'poker.seats': z.object(ofTable),
  /** To one player: their cards are there to be asked for. */
  'poker.dealt': z.object({ table_id: z.string(), hand_no: z.int() }),
  'poker.turn': z.object({ table_id: z.string(), hand_no: z.int(), ends_at: z.string() }),
  'poker.seat_offered': z.object({ table_id: z.string(), until: z.string() }),
} as const;
