import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

/** How a pot went the last time it was drawn. */
const jackpotDraw = z.object({
  /** Masked account id of the winner. */
  account_id: z.string(),
  amount: z.string(),
  drawn_at: z.string(),
  /**
   * Told after the draw: 64 hexadecimal digits, whose SHA-256 (of these digits as text) is the
   * `seed_hash` shown before it.
   */
  seed: z.string(),
  seed_hash: z.string(),
});

/** A win of a studio's pot, as the studio tells of it. */
const studioPotWin = z.object({
  amount: z.string(),
  at: z.string(),
  /** Masked; null: the studio does not say. */
  winner: z.nullable(z.string()),
});

/** A pot that a studio keeps and pays: won in its games, drawn by it. */
const studioPot = z.object({
  provider_code: z.string(),
  provider_name: z.string(),
  jackpot_id: z.string(),
  tier: z.nullable(z.string()),
  /** In the visitor's language. */
  name: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** Games of the site in which it can be won now, at least one. */
  games: z.array(z.object({ game_code: z.string(), game_name: z.string() })),
  last: z.nullable(studioPotWin),
  biggest: z.nullable(studioPotWin),
});

export const jackpotList = defineCall({
  method: 'POST',
  path: '/api/home/jackpot_list',
  access: 'public',
  summary: 'Jackpot pots of the site and of its studios with what is in them now, largest first.',
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.array(
      z.object({
        jackpot_id: z.string(),
        /** In the visitor's language. */
        name: z.string(),
        amount: z.string(),
        currency: z.string(),
        /** Percent of every settled stake that goes into the pot. */
        share_percent: z.string(),
        kind: z.enum(['draw', 'must_hit_by', 'chance']),
        /** What a round begins with. */
        opening: z.string(),
        /** It has fallen by then at the latest; null where it has no ceiling. */
        must_hit_by: z.nullable(z.string()),
        /** When the present round is drawn; null where it falls by the stakes. */
        drops_at: z.nullable(z.string()),
        /** Players with a settled stake in the present round. */
        player_count: z.int(),
        /** Commitment to the seed that draws the present round. */
        seed_hash: z.string(),
        last: z.nullable(jackpotDraw),
      }),
    ),
    /** Pots of studios, largest first; one that its studio stopped telling of is left out. */
    studio_pots: z.array(studioPot),
  }),
  errors: [],
});
