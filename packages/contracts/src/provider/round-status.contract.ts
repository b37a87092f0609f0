import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { gameKey, opaqueId } from './provider-fields.ts';

const roundRecord = z.object({
  roundId: z.string(),
  state: z.enum(['open', 'finished']),
  game: z.string(),
  player: z.string(),
  currency: z.string(),
  staked: z.string(),
  returned: z.string(),
  openedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  transactions: z.array(
    z.object({
      txId: z.string(),
      kind: z.string(),
      amount: z.string(),
      win: z.string(),
      state: z.enum(['applied', 'rolledBack', 'tombstoned']),
      at: z.string(),
    }),
  ),
});

/** What the wallet knows of a round. */
export const roundStatus = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/round-status',
  summary: 'What the wallet knows of a round.',
  request: z.object({ provider: gameKey.provider, roundId: opaqueId }),
  response: z.object({ round: roundRecord }),
  errors: ['ROUND_NOT_FOUND'],
});

/**
 * Asked of the studio about a round that stays open too long; its answer decides whether the wallet
 * pays, gives back or waits.
 */
export const studioRoundStatus = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/round-status',
  summary: 'What the studio knows of a round.',
  request: z.object({ provider: gameKey.provider, roundId: opaqueId }),
  response: z.object({
    /**
     * - `open`: still played; ask again later
     * - `won`: ended, pay `win` by the credit `txId` (that the wallet may have missed)
     * - `lost`: ended without a win
     * - `cancelled`, `unknown`: the stakes go back
     */
    state: z.enum(['open', 'won', 'lost', 'cancelled', 'unknown']),
    /** Of the credit that pays it, when `won`. */
    txId: z.nullable(z.string()),
    win: z.nullable(z.string()),
    /**
     * The bet that this credit names, where it names one: the wallet's credit and the studio's are
     * then one.
     */
    refTxId: z.optional(z.nullable(z.string())),
    /** The same where one result settles several. */
    refTxIds: z.optional(z.nullable(z.array(z.string()))),
  }),
  errors: [],
});

/**
 * The operator breaks a round off. What the studio cancels it plays no more, and the wallet gives
 * the stakes back. Repeating it is a success.
 */
export const cancelRound = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/cancel-round',
  summary: 'Cancels a round that is open.',
  request: z.object({ provider: gameKey.provider, roundId: opaqueId }),
  response: z.object({
    /** `cancelled` also when the studio knew nothing of it: it will not be played. */
    result: z.enum(['cancelled', 'refused']),
    /**
     * Why it was refused: it has its result, its player is just playing it, or its rules let nobody
     * take it back.
     */
    problem: z.nullable(z.enum(['finished', 'inPlay', 'notCancellable'])),
  }),
  errors: [],
});
