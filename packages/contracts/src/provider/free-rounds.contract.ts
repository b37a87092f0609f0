import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { amount, currencyCode, gameKey, instant, opaqueId } from './provider-fields.ts';

/** Free rounds of a player at a game: a stake that nobody pays, so many times, until then. */
export const freeRounds = z.object({
  /** The platform's own; the same grant asked for again is the same grant. */
  grantId: opaqueId,
  rounds: z.int().check(z.gte(1, 'belowMinimum'), z.lte(1000, 'aboveMaximum')),
  /** What each round is played with. */
  stake: amount,
  currency: currencyCode,
  validUntil: instant,
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
      }),
    ),
  }),
  errors: [],
});

/** Tells the studio of a grant, so that a game that is open offers it at once; `authenticate` tells of it every time a game opens. */
export const createFreeRounds = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-rounds/create',
  summary: 'Gives a player free rounds of a game; idempotent by grantId.',
  request: z.object({ ...freeRounds.shape, ...gameKey, player: opaqueId }),
  response: z.object({
    result: z.enum(['created', 'refused']),
    /** Why it was refused. */
    problem: z.nullable(z.enum(['game', 'stake', 'rounds', 'days', 'currency'])),
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

/** The studio is done with a grant: the last round was played. What the wallet counted is answered; it is what was paid. */
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
