import * as z from 'zod/mini';
import { studioRoundDetails } from '../provider/round-view.contract.ts';
import { nothing } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  code,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  yesNo,
} from './office-fields.ts';

/** A jackpot by the provider that tells of it and its name there. */
const jackpot = said(
  z.string().check(z.regex(/^[^/]{1,64}\/[!-~]{1,64}$/, 'invalidType')),
  'a provider and its jackpot, such as AURUM/midas',
);
/** What the payer calls a payment, so that the same is not paid twice. */
const reference = said(
  z.string().check(z.regex(/^[!-~]{1,64}$/, 'invalidType')),
  '1 to 64 visible characters without spaces',
);

/** What is asked of studios about rounds, transactions and pools, and done about them. */
export const studioRoundCalls = {
  providerReconcile: defineOfficeCall({
    name: 'provider reconcile',
    access: { permission: 'providers.reconcile' },
    effect: 'movesMoney',
    summary:
      'Asks studios about open rounds, compares transactions; shows totals and what needs a person (ends with 1 if something does)',
    request: z.object({ days: optional(whole(0, 999)) }),
    response: z.object({
      /** Rounds that are open for an hour or more, and what became of them. */
      rounds: z.object({ asked: told.count, closed: told.count, waiting: told.count }),
      /** Transactions that differ, those that did not before. */
      different_transactions: told.count,
      totals: z.array(
        z.object({
          site: told.text,
          provider: told.text,
          rounds: told.count,
          open: told.count,
          currency: told.text,
          staked: told.amount,
          returned: told.amount,
          ggr: told.amount,
        }),
      ),
      pools: z.array(
        z.object({
          site: told.text,
          jackpot: told.text,
          currency: told.text,
          balance: told.amount,
        }),
      ),
      incidents: z.array(
        z.object({
          incident: told.text,
          code: told.text,
          provider: told.text,
          round: told.text,
          transaction: told.text,
          at: told.time,
          next_step: told.text,
        }),
      ),
    }),
  }),
  providerValidate: defineOfficeCall({
    name: 'provider validate',
    access: { permission: 'providers.read' },
    effect: 'reads',
    summary: 'Asks a studio how it sees the connection (ends with 1 if something is wrong)',
    request: z.object({ connection: code }),
    response: z.object({
      version: told.text,
      server_time: told.text,
      checks: z.array(z.object({ name: told.text, is_well: yesNo, detail: told.text })),
    }),
  }),
  providerBetLevels: defineOfficeCall({
    name: 'provider bet-levels',
    access: { permission: 'providers.read' },
    effect: 'reads',
    summary: 'The stakes that a game lets choose, as its studio says',
    request: z.object({ provider: code, game: code, currency: code }),
    response: z.object({
      /** None: any sum. */
      levels: z.array(told.amount),
      default: maybe(told.amount),
    }),
  }),
  providerCancelRound: defineOfficeCall({
    name: 'provider cancel-round',
    access: { permission: 'providers.rounds.cancel' },
    effect: 'movesMoney',
    summary: 'Breaks an open round off, if its studio lets it; the stakes go back',
    request: z.object({ site: siteName, provider: code, round: code }),
    response: nothing,
  }),
  providerPoolPay: defineOfficeCall({
    name: 'provider pool-pay',
    access: { permission: 'providers.pools.pay' },
    effect: 'movesMoney',
    summary:
      "Lays money of the promotion fund into the pool of an operator's jackpot; a reference pays once",
    request: z.object({ site: siteName, jackpot, amount, reference }),
    response: z.object({ is_new: yesNo, balance: told.amount, currency: told.text }),
  }),
  providerRoundDetails: defineOfficeCall({
    name: 'provider round-details',
    access: { permission: 'providers.read' },
    effect: 'reads',
    summary: 'What happened in a finished round, as its studio has it (JSON)',
    request: z.object({ provider: code, round: code }),
    response: studioRoundDetails.response,
  }),
  providerTransaction: defineOfficeCall({
    name: 'provider transaction',
    access: { permission: 'providers.read' },
    effect: 'reads',
    summary: 'A transaction as the wallet and as the studio have it',
    request: z.object({ provider: code, transaction: code }),
    response: z.object({
      here: maybe(
        z.object({
          state: told.text,
          kind: told.text,
          /** Null where the site is no more. */
          amount: maybe(told.amount),
          round: told.text,
        }),
      ),
      there: z.object({
        state: told.text,
        kind: maybe(told.text),
        amount: maybe(told.amount),
        round: maybe(told.text),
      }),
    }),
  }),
};
