import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  amountInput,
  nextCursor,
  pageFields,
  requiredText,
  siteFields,
  text,
} from '../../shared/fields.ts';
import { catalogueGame } from '../../shared/records.ts';

/**
 * What a game lets its player do: play for nothing, play rounds a site gives away, buy its bonus
 * round, win a jackpot.
 */
export const gameFeature = z.enum(['demo', 'freeRounds', 'buy', 'jackpot']);

const gameKey = z.object({ provider_code: requiredText(64), game_code: requiredText(128) });

export const gameList = defineCall({
  method: 'POST',
  path: '/api/product/game_list',
  access: 'public',
  summary: 'Games of the site, filtered and sorted, page by page.',
  request: z.object({
    ...siteFields,
    ...pageFields,
    game_type: z.optional(text(64)),
    provider_code: z.optional(text(64)),
    search: z.optional(text(100)),
    sort: z.optional(z.enum(['popular', 'new', 'name'])),
    list: z.optional(z.enum(['hot', 'featured', 'popular', 'new'])),
    volatility: z.optional(z.enum(['low', 'medium', 'high'])),
    /** Least theoretical return, in hundredths of a percent. */
    rtp_min: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
    feature: z.optional(gameFeature),
    /** Only games that take a stake as small as this, in the site's currency. */
    least_stake: z.optional(amountInput),
    /** Only these games, in this order unless `sort` says otherwise: favourites, recent games. */
    games: z.optional(z.array(gameKey).check(z.maxLength(500, 'tooLong'))),
    /** Asks for `facets`. */
    with_facets: z.optional(z.boolean()),
  }),
  response: z.object({
    value: z.array(catalogueGame),
    total: z.int(),
    ...nextCursor,
    /** Games that each choice would leave, the other choices staying as they are. */
    facets: z.optional(
      z.object({
        lists: z.object({
          all: z.int(),
          hot: z.int(),
          featured: z.int(),
          popular: z.int(),
          new: z.int(),
        }),
        /** By provider code; providers without a game are left out. */
        providers: z.record(z.string(), z.int()),
        /** By the category's wire name; categories without a game are left out. */
        categories: z.record(z.string(), z.int()),
        /** Features without a game are left out. */
        features: z.partialRecord(gameFeature, z.int()),
        /** The least stakes of games, each once, the smallest first. */
        least_stakes: z.array(z.string()),
      }),
    ),
  }),
  errors: [],
});
