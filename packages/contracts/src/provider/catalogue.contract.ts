import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { gameKey, instant, shortText } from './provider-fields.ts';

/** A percentage as text, up to 8 decimals: `"96.1500"`. */
const percent = z.string().check(z.regex(/^\d{1,3}(\.\d{1,8})?$/, 'invalidPercent'));

/** The most that a studio's game can be played elsewhere; games of the house stand above. */
const popularityMax = 10_000;

/** A game as its studio describes it. */
export const catalogueGame = z.object({
  ...gameKey,
  /** What players read of its provider; absent: as it is known, at first its code. */
  providerName: z.optional(shortText(60)),
  /** By language; `en` must be there. */
  names: z.record(z.string(), shortText(120)),
  /** Category code of the platform: `slots`, `livecasino`, `crash` … */
  category: shortText(32),
  /** All that it belongs to, in the studio's order; absent: that one alone. */
  categories: z.optional(z.array(shortText(32)).check(z.maxLength(20, 'tooMany'))),
  features: z.array(z.enum(['demo', 'freeRounds', 'buy', 'jackpot', 'popup', 'autoplay'])),
  /** Ways it can be set up, one of them active. */
  rtpVariants: z.array(z.object({ rtp: percent, isActive: z.boolean() })),
  volatility: z.enum(['low', 'medium', 'high', 'extreme']),
  /** As a multiple of the stake, null without a cap. */
  maxWinMultiplier: z.nullable(z.string()),
  stakes: z.array(z.object({ currency: z.string(), min: z.string(), max: z.string() })),
  languages: z.array(shortText(20)),
  blockedCountries: z.array(shortText(2)),
  launch: z.array(z.enum(['embed', 'popup', 'custom'])),
  mathsVersion: shortText(64),
  /** Width to height of the picture: `16:9`. */
  aspect: z.optional(z.string().check(z.regex(/^\d{1,4}:\d{1,4}$/, 'invalidAspect'))),
  /** Addresses of covers of the studio's own. */
  art: z.optional(z.array(z.url().check(z.maxLength(2_000))).check(z.maxLength(20, 'tooMany'))),
  /** Numbers of the laboratory's papers. */
  certificates: z.optional(z.array(shortText(64)).check(z.maxLength(50, 'tooMany'))),
  /** `upcoming`: announced, shown and opened for nobody yet. */
  status: z.enum(['upcoming', 'active', 'maintenance', 'retired']),
  /** How much it is played elsewhere, 0 to 10,000: its place in lists until it has players here. */
  popularity: z.optional(
    z.int().check(z.gte(0, 'belowMinimum'), z.lte(popularityMax, 'aboveMaximum')),
  ),
  /** When it came out; absent: when the platform heard of it. */
  releasedAt: z.optional(instant),
  updatedAt: z.string(),
  /** When it left the catalogue; it is sent once more then. */
  deletedAt: z.nullable(z.string()),
});

const page = {
  games: z.array(catalogueGame).check(z.maxLength(500, 'tooMany')),
};

/** Pulled by the platform: what changed after a cursor, oldest change first. */
export const studioCatalogue = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/catalogue',
  summary: 'Games that changed after a cursor.',
  request: z.object({
    /** What the page before gave; absent: from the beginning. */
    cursor: z.optional(shortText(200)),
    /** Only what changed after that; with a cursor, within its pages. */
    updatedAfter: z.optional(instant),
    limit: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(500, 'aboveMaximum'))),
  }),
  response: z.object({
    ...page,
    /** Ask with it next time; after the last page too. */
    cursor: z.string(),
    hasMore: z.boolean(),
  }),
  errors: [],
});

/**
 * Pushed by the studio, for a change that cannot wait: maintenance, a game withdrawn. Older news
 * than what is known is skipped.
 */
export const catalogueChanged = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/catalogue-changed',
  summary: 'Tells about games that changed.',
  request: z.object(page),
  response: z.object({
    results: z.array(
      z.object({
        ...gameKey,
        result: z.enum(['changed', 'unchanged', 'older', 'refused']),
        problem: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});
