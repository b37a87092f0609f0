import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { amount, currencyCode, gameKey, instant, opaqueId, shortText } from './provider-fields.ts';

/** Free rounds of a player at a game: a stake that nobody pays, so many times, until then. */
export const freeRounds = z.object({
  /** The platform's own; the same grant asked for again is the same grant. */
  grantId: opaqueId,
  rounds: z.int().check(z.gte(1, 'belowMinimum'), z.lte(1000, 'aboveMaximum')),
  /** What each round is played with. */
  stake: amount,
  currency: currencyCode,
  validUntil: instant,
  /** Before then none of them is played; absent: from now on. */
  validFrom: z.optional(instant),
  /**
   * Games of that provider in which they may be played, all together so many; absent: the one that
   * is named alone.
   */
  games: z.optional(
    z.array(gameKey.game).check(z.minLength(1, 'required'), z.maxLength(50, 'tooMany')),
  ),
  /** Lines that each round is played with; absent: as many as the game opens with. */
  lines: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(10_000, 'aboveMaximum'))),
  /** Level of the bet, where the studio counts in those. */
  betLevel: z.optional(shortText(32)),
  /** A feature that each round buys; absent: none. */
  buyType: z.optional(shortText(32)),
});

/** A grant as a studio has it. */
const studioGrant = z.object({
  ...freeRounds.shape,
  ...gameKey,
  player: opaqueId,
  state: z.enum(['active', 'finished', 'cancelled', 'expired']),
  played: z.int(),
  won: amount,
});

/** What a studio lets be given away. */
export const freeRoundTemplates = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-round-templates',
  summary: 'Games with free rounds, and the stakes, numbers and days they may be given for.',
  request: z.object({ provider: gameKey.provider, currency: currencyCode }),
  response: z.object({
    templates: z.array(
      z.object({
        game: gameKey.game,
        /** One of them is the stake of each round. */
        stakes: z.array(amount),
        roundsMax: z.int(),
        /** At most 30. */
        daysMax: z.int(),
        /** Numbers of lines that may be chosen; absent: none may. */
        lines: z.optional(z.array(z.int())),
        /** Levels of the bet that may be chosen; absent: none may. */
        betLevels: z.optional(z.array(shortText(32))),
        /** Features that a round may buy; absent: none may. */
        buyTypes: z.optional(z.array(shortText(32))),
      }),
    ),
  }),
  errors: [],
});

/**
 * Tells the studio of a grant, so that a game that is open offers it at once; `authenticate` tells
 * of it every time a game opens.
 */
export const createFreeRounds = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-rounds/create',
  summary: 'Gives a player free rounds of one game or of several; idempotent by grantId.',
  request: z.object({ ...freeRounds.shape, ...gameKey, player: opaqueId }),
  response: z.object({
    result: z.enum(['created', 'refused']),
    /** Why it was refused. */
    problem: z.nullable(
      z.enum(['game', 'stake', 'rounds', 'days', 'currency', 'lines', 'level', 'buy']),
    ),
  }),
  errors: [],
});

export const cancelFreeRounds = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-rounds/cancel',
  summary: 'Takes back what is left of a grant; rounds that were played stay paid.',
  request: z.object({ grantId: opaqueId, player: opaqueId }),
  response: z.object({ result: z.enum(['cancelled', 'unknown']) }),
  errors: [],
});

/**
 * One grant as the studio has it: for an operator who compares, and after an answer that was lost.
 */
export const getFreeRounds = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-rounds/get',
  summary: 'What the studio knows of a grant.',
  request: z.object({ grantId: opaqueId, player: opaqueId }),
  response: z.object({
    /** Null: it never heard of it, or keeps it no more. */
    grant: z.nullable(studioGrant),
  }),
  errors: [],
});

/** Grants as the studio has them, the first that it heard of first. */
export const listFreeRounds = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-rounds/list',
  summary: 'Grants that the studio knows, by player and state.',
  request: z.object({
    /** Alias; absent: of everybody. */
    player: z.optional(opaqueId),
    state: z.optional(studioGrant.shape.state),
    /** What the page before gave; absent: from the beginning. */
    cursor: z.optional(shortText(200)),
    limit: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(500, 'aboveMaximum'))),
  }),
  response: z.object({
    grants: z.array(studioGrant).check(z.maxLength(500, 'tooMany')),
    cursor: z.string(),
    hasMore: z.boolean(),
  }),
  errors: [],
});

/**
 * The studio is done with a grant: the last round was played. What the wallet counted is answered;
 * it is what was paid.
 */
export const freeRoundsFinished = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/free-rounds-finished',
  summary: 'Closes a grant of free rounds, and compares what was played and won.',
  request: z.object({ grantId: opaqueId, played: z.int(), won: amount }),
  response: z.object({
    state: z.enum(['finished', 'cancelled', 'expired']),
    played: z.int(),
    won: z.string(),
    /** Whether both counted the same; if not, a person looks at it. */
    agrees: z.boolean(),
  }),
  errors: ['FREE_ROUNDS_OVER'],
});
