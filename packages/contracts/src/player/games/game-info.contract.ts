import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, text } from '../../shared/fields.ts';
import { gameFields } from '../../shared/play.ts';

const stake = z.object({ min: z.string(), max: z.string(), currency: z.string() });

/** What every game says of itself. */
const commonInfo = {
  provider_code: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  game_type: z.string(),
  /** Of our own games; 0 for a studio's, whose versions are its own. */
  version: z.int(),
  /** Return of each way to bet: eight decimals, and the exact fraction where there is one. */
  rtp: z.array(
    z.object({
      /** Which bet in English. */
      bet: z.string(),
      /** The same for pages to say in their language: a key and its values; of our own games. */
      key: z.optional(z.string()),
      values: z.optional(z.record(z.string(), z.string())),
      rtp: z.string(),
      exact: z.nullable(z.string()),
    }),
  ),
  max_multiplier: z.nullable(z.string()),
  volatility: z.enum(['low', 'medium', 'high', 'extreme']),
  /** JSON schema of `params`; empty for a studio's game, which is played at the studio. */
  params: z.record(z.string(), z.unknown()),
  flags: z.object({
    autobet: z.boolean(),
    turbo: z.boolean(),
    buy: z.boolean(),
    demo: z.boolean(),
    /** Of our games of cards: advice on the best play of a hand may be asked for. */
    hint: z.optional(z.boolean()),
  }),
  /** Sanitised HTML in the language of the page. */
  rules: z.string(),
};

/** A game of ours. */
const houseInfo = z.object({
  ...commonInfo,
  engine: z.enum(['instant', 'hand', 'round']),
  launch: z.literal('house'),
  /**
   * Where that is a bound: the largest multiplier within reach, and in how many rounds it or more
   * comes once; null: the largest itself is.
   */
  within_reach: z.nullable(z.object({ multiplier: z.string(), one_in: z.int() })),
  stake,
  /** The most that one round pays; a stake that could win more is refused. */
  max_win: z.string(),
  /** From the start of one round to the start of the next, at least. */
  round_min_ms: z.int(),
  /**
   * Of shared rounds: how long they take bets, how long no more before the outcome, and how long
   * they pause.
   */
  stages: z.optional(z.object({ betting_ms: z.int(), closed_ms: z.int(), pause_ms: z.int() })),
  /** Of a table: when the outcome is told, and every kind of bet of its layout with its limits. */
  shows: z.optional(z.enum(['close', 'end'])),
  bets: z.optional(
    z.array(
      z.object({
        kind: z.string(),
        /** An example. */
        params: z.record(z.string(), z.unknown()),
        multiplier: z.string(),
        rtp: z.string(),
        exact: z.nullable(z.string()),
        min: z.string(),
        max: z.string(),
      }),
    ),
  ),
  /** Stakes a bet holds, because it can lose as many. */
  stakes_held: z.int(),
  /**
   * Where the sheet of its maths stands (Markdown), and the SHA-256 of its strips, pays and
   * weights; null where there is none.
   */
  par_sheet: z.nullable(z.object({ url: z.string(), hash: z.string() })),
});

/** A game of a studio, as the studio tells it. */
const studioInfo = z.object({
  ...commonInfo,
  engine: z.literal('external'),
  launch: z.enum(['embed', 'popup', 'custom']),
  provider_name: z.string(),
  /** Null while its studio has told none in the site's currency. */
  stake: z.nullable(stake),
});

export const gameInfo = defineCall({
  method: 'POST',
  path: '/api/play/game_info',
  access: 'public',
  summary: 'What a game is: engine, returns, limits, parameters, rules.',
  request: z.object({
    ...siteFields,
    ...gameFields,
    /** Of a player, to be told the most that he himself may stake. */
    account_id: z.optional(text(64)),
    auth: z.optional(text(128)),
  }),
  response: z.object({ value: z.discriminatedUnion('engine', [houseInfo, studioInfo]) }),
  errors: ['gameNotFound', 'sessionExpired'],
});
