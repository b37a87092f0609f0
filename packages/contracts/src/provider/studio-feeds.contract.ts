import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import {
  amount,
  currencyCode,
  gameKey,
  instant,
  opaqueId,
  signedAmount,
} from './provider-fields.ts';

/**
 * A transaction as the studio has it in its books; ids, kind and amounts are those of `transact`.
 */
export const studioTransaction = z.object({
  txId: opaqueId,
  ...gameKey,
  /** Alias of the player. */
  player: opaqueId,
  roundId: opaqueId,
  kind: z.enum([
    'debit',
    'debitCredit',
    'credit',
    'rollback',
    'adjust',
    'promoCredit',
    'jackpotWin',
    'tip',
  ]),
  currency: currencyCode,
  /** 0 of a rollback. */
  amount: signedAmount,
  /** Of a `debitCredit`. */
  win: z.optional(z.nullable(amount)),
  /** When this state was known. */
  at: instant,
});

/** A round as the studio has it. */
export const studioRound = z.object({
  ...gameKey,
  player: opaqueId,
  roundId: opaqueId,
  state: z.enum(['won', 'lost', 'cancelled']),
  currency: currencyCode,
  staked: amount,
  /** With what jackpots of it paid. */
  returned: amount,
  /** When it ended. */
  at: instant,
});

/**
 * A feed by a point in time: the rows at or after `from` and before `next`, oldest first, of which
 * the next portion begins at `next`. A portion is ten minutes long at most, counted from its first
 * row, and has `limit` rows at most; rows of the same millisecond stay together, so that none is
 * left out. Asked once a minute at most, and a month back.
 */
const portion = {
  request: {
    from: instant,
    limit: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(5000, 'aboveMaximum'))),
  },
  response: {
    next: instant,
    /** Whether there is anything after `next` by now. */
    hasMore: z.boolean(),
    /** What was before is kept no more; null: nothing was lost. */
    keptSince: z.nullable(instant),
  },
};
const rowsMax = 10_000;

/** What the wallet compares with its own books, hour by hour. */
export const studioTransactions = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/transactions',
  summary: 'Transactions since a point in time, those that failed too.',
  request: z.object(portion.request),
  response: z.object({
    transactions: z
      .array(z.object({ ...studioTransaction.shape, state: z.enum(['applied', 'failed']) }))
      .check(z.maxLength(rowsMax, 'tooMany')),
    ...portion.response,
  }),
  errors: [],
});

/** Rounds that ended. */
export const studioRounds = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/rounds',
  summary: 'Rounds that ended since a point in time.',
  request: z.object(portion.request),
  response: z.object({
    rounds: z.array(studioRound).check(z.maxLength(rowsMax, 'tooMany')),
    ...portion.response,
  }),
  errors: [],
});
