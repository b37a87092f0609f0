import * as z from 'zod/mini';
import { studioRoundDetails } from '../provider/round-view.contract.ts';
import { nothing } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  account,
  amount,
  choice,
  code,
  file,
  instant,
  list,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const switched = {
  connection: optional(code),
  provider: optional(code),
  game: optional(code),
  version: optional(said(code, 'a version of its maths')),
};

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

/** What is done about studios and their games. */
export const providerCalls = {
  providerList: defineOfficeCall({
    name: 'provider list',
    access: { permission: 'providers.read' },
    effect: 'reads',
    summary: 'Connected studios, their addresses and providers',
    request: z.object({}),
    response: z.object({
      value: z.array(
        z.object({
          connection: told.text,
          name: told.text,
          dialect: told.text,
          is_on: yesNo,
          launch_address: told.text,
          studio_address: maybe(told.text),
          providers: z.array(z.object({ provider: told.text, name: told.text, is_on: yesNo })),
        }),
      ),
    }),
  }),
  providerConnect: defineOfficeCall({
    name: 'provider connect',
    access: { permission: 'providers.connect' },
    effect: 'changes',
    summary: 'Connects a studio, or changes its addresses, providers and dialect',
    request: z.object({
      connection: code,
      launch: said(words, 'an address'),
      studio: optional(said(words, 'an address')),
      providers: list(code),
      name: optional(words),
      dialect: optional(choice(['pavilion', 'hub88', 'pragmatic'])),
    }),
    response: z.object({
      /** Where a studio that speaks a dialect of its own finds the wallet. */
      door: maybe(told.text),
    }),
  }),
  providerKeys: defineOfficeCall({
    name: 'provider keys',
    access: { permission: 'providers.read' },
    effect: 'reads',
    summary: 'Keys of a connection, without their secrets',
    request: z.object({ connection: code }),
    response: z.object({
      value: z.array(
        z.object({
          key: told.text,
          /** Null: of all sites. */
          site: maybe(told.text),
          created_at: told.time,
          ends_at: maybe(told.time),
        }),
      ),
    }),
  }),
  providerKeyAdd: defineOfficeCall({
    name: 'provider key-add',
    access: { permission: 'providers.keys' },
    effect: 'changes',
    summary:
      'Makes a key and shows this once what the studio has to know of it; two may be active. Dialects: --public-key is the PEM of a studio that signs with RSA, --secret-file a secret it chose',
    request: z.object({
      connection: code,
      site: optional(said(code, 'an external id')),
      public_key: optional(said(file, 'a file')),
      secret_file: optional(said(file, 'a file')),
    }),
    response: z.object({
      key: told.text,
      dialect: told.text,
      /** What the studio has to know of it. */
      secret: optional(told.text),
    }),
    keeps: { field: 'secret', as: 'utf8' },
  }),
  providerKeyEnd: defineOfficeCall({
    name: 'provider key-end',
    access: { permission: 'providers.keys' },
    effect: 'changes',
    summary: 'Ends a key, at once or after so many hours',
    request: z.object({ key: code, in_hours: optional(whole(0, 9999)) }),
    response: z.object({ ends_at: told.time }),
  }),
  providerOn: defineOfficeCall({
    name: 'provider on',
    access: { permission: 'providers.switch' },
    effect: 'changes',
    summary: 'Lets a studio, a provider, a game or a version of it be played again',
    request: z.object(switched),
    response: nothing,
  }),
  providerOff: defineOfficeCall({
    name: 'provider off',
    access: { permission: 'providers.switch' },
    effect: 'changes',
    summary: 'Kill switch: no stakes, no launches; wins and rollbacks go on',
    request: z.object(switched),
    response: nothing,
  }),
  providerKick: defineOfficeCall({
    name: 'provider kick',
    access: { permission: 'sessions.end' },
    effect: 'changes',
    summary:
      "Ends a player's game sessions at every studio; wins of rounds that run are still paid",
    request: z.object({ site: siteName, account }),
    response: z.object({ sessions: told.count }),
  }),
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
  providerResolve: defineOfficeCall({
    name: 'provider resolve',
    access: { permission: 'providers.reconcile' },
    effect: 'changes',
    summary: 'Closes an incident with what was done about it',
    request: z.object({ incident: code, note: words }),
    response: nothing,
  }),
  providerCatalogue: defineOfficeCall({
    name: 'provider catalogue',
    access: { permission: 'providers.reconcile' },
    effect: 'changes',
    summary: 'Pulls what changed at the studios now, since the last time or since a moment',
    request: z.object({ since: optional(instant) }),
    response: nothing,
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
  providerTerms: defineOfficeCall({
    name: 'provider terms',
    access: { permission: 'providers.terms' },
    effect: 'changes',
    summary: 'What was agreed with a provider for a site; what is not named stays',
    request: z.object({
      site: siteName,
      provider: code,
      account: optional(said(code, 'the name they have for us')),
      launch: optional(said(words, 'an address')),
      kind: optional(choice(['embed', 'popup', 'custom'])),
      stakes: optional(
        said(
          z.string().check(z.regex(/^[A-Z0-9]+:[\d.]+-[\d.]+$/, 'invalidType')),
          'a currency and its bounds: PHP:1.00-500.00',
        ),
      ),
    }),
    response: nothing,
  }),
  providerGameCode: defineOfficeCall({
    name: 'provider game-code',
    access: { permission: 'providers.terms' },
    effect: 'changes',
    summary: 'The name a studio has for a game of ours; without --code: the same as ours',
    request: z.object({
      provider: code,
      game: code,
      code: optional(said(code, 'what the studio calls it')),
    }),
    response: nothing,
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
