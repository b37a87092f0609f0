import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import {
  amount,
  balanceRecord,
  currencyCode,
  gameKey,
  instant,
  opaqueId,
  signedAmount,
  token,
} from './provider-fields.ts';

/** `finished` on any action closes the round in the same step. */
const finished = { finished: z.optional(z.boolean()) };
const tx = { txId: opaqueId };

/**
 * The kind of bet within its round, in the studio's words (`straight-17`): told, never read by the
 * wallet.
 */
const betCode = { betCode: z.optional(opaqueId) };

/**
 * Whose a jackpot's money is: the provider's own, or the operator's of the site. `provider` where
 * nothing is said.
 */
const fund = z.optional(z.enum(['provider', 'operator']));

/**
 * Part of a stake that fills a jackpot. Into one of the provider's it is told and not moved: he
 * settles it with the operator. Into one of the operator's it goes at once, from the result of the
 * house to the pool of that jackpot; all of them together are no more than the stake.
 */
const contributions = {
  contributions: z.optional(
    z.array(z.object({ jackpotId: opaqueId, amount, fund })).check(z.maxLength(10, 'tooMany')),
  ),
};

/**
 * What may happen in a round. Ids are the studio's own, unique per provider code for ever; the same
 * id with the same content is the same action and happens once, the same id with other content is
 * `TX_CONFLICT`.
 */
export const walletAction = z.discriminatedUnion('kind', [
  /** Takes a stake. Needs a session that is good, and a player who may stake. */
  z.object({
    kind: z.literal('debit'),
    ...tx,
    amount,
    ...betCode,
    ...finished,
    ...contributions,
  }),
  /** Takes a stake and pays its win in one step; final, cannot be rolled back. */
  z.object({
    kind: z.literal('debitCredit'),
    ...tx,
    amount,
    win: amount,
    ...betCode,
    ...finished,
    ...contributions,
  }),
  /**
   * Pays a win of a round that has a stake; 0 closes it without money (with `finished`). `refTxId`
   * names the bet where the round has several, `refTxIds` those that one result settles together:
   * each must be there, and none of them is given back after.
   */
  z.object({
    kind: z.literal('credit'),
    ...tx,
    amount,
    refTxId: z.optional(opaqueId),
    refTxIds: z.optional(
      z.array(opaqueId).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')),
    ),
    ...finished,
  }),
  /**
   * Gives a stake or a tip back. Of one nobody knows it leaves a tombstone: it is refused if it
   * comes later.
   */
  z.object({ kind: z.literal('rollback'), ...tx, refTxId: opaqueId, ...finished }),
  /** Corrects a settled round by either sign. What the balance does not cover is refused. */
  z.object({
    kind: z.literal('adjust'),
    ...tx,
    amount: signedAmount,
    reason: z.string(),
    ...finished,
  }),
  /**
   * Pays without a stake: tournament, promotion, a free round. May come after the round closed and
   * the player left. A `campaignId` that is a grant of free rounds counts one of them, whatever it
   * paid; beyond its number it is `FREE_ROUNDS_OVER`.
   */
  z.object({
    kind: z.literal('promoCredit'),
    ...tx,
    amount,
    campaignId: z.optional(opaqueId),
    ...finished,
  }),
  /**
   * Pays a jackpot: one of the provider's from what he has to settle, one that is `fundedBy` the
   * operator from its pool. `seed` is what it opened with and `pool` what stakes laid in, where the
   * studio tells.
   */
  z.object({
    kind: z.literal('jackpotWin'),
    ...tx,
    amount,
    jackpotId: opaqueId,
    tier: z.optional(opaqueId),
    seed: z.optional(amount),
    pool: z.optional(amount),
    fundedBy: fund,
    ...finished,
  }),
  /**
   * The player gives something to the dealer, in a round or beside it. Needs what a stake needs; is
   * no stake, so neither turnover nor part of what the round took. Goes to the provider, who passes
   * it on. A `rollback` gives it back, also after the round.
   */
  z.object({ kind: z.literal('tip'), ...tx, amount, ...finished }),
  /** Closes the round. May repeat; has no id of its own. */
  z.object({ kind: z.literal('endRound') }),
]);

/**
 * The one call that moves money: a list of actions of one player in one round, all of them or none,
 * in the order given.
 *
 * `session` decides who, where and in which currency; it must be good for stakes. Wins, rollbacks,
 * corrections and promotions go with any session the player ever had with this connection, expired
 * or ended, whatever became of his account since. `game` may change within a session to another
 * game of the same provider (a live lobby).
 *
 * Deadline: the answer comes within 2 s. After any answer that is no success nothing of the request
 * is committed, and nothing will be. No answer at all: send the same request again (new nonce),
 * then `transactionStatus`.
 */
export const transact = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/transact',
  summary: 'Moves the money of one round: stakes, wins, rollbacks, corrections, atomic.',
  request: z.object({
    session: token,
    player: opaqueId,
    ...gameKey,
    currency: currencyCode,
    roundId: opaqueId,
    actions: z.array(walletAction).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')),
    providerTime: z.optional(instant),
  }),
  response: z.object({
    roundId: z.string(),
    /** As many as were sent, in their order: whether each happened by this request or before. */
    actions: z.array(
      z.object({ txId: z.nullable(z.string()), result: z.enum(['applied', 'repeated']) }),
    ),
    balance: balanceRecord,
  }),
  errors: [
    'SESSION_INVALID',
    'PLAYER_NOT_FOUND',
    'ACCOUNT_LOCKED',
    'INSUFFICIENT_FUNDS',
    'BET_NOT_ALLOWED',
    'LIMIT_REACHED',
    'REALITY_CHECK',
    'STAKE_OUT_OF_RANGE',
    'GEO_BLOCKED',
    'CURRENCY_MISMATCH',
    'GAME_UNAVAILABLE',
    'TX_CONFLICT',
    'TX_NOT_FOUND',
    'TX_SETTLED',
    'TX_ROLLED_BACK',
    'ROUND_FINISHED',
    'FREE_ROUNDS_OVER',
  ],
});
