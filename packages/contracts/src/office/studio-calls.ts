import * as z from 'zod/mini';
import { declareOfficeCall } from './define-office-call.ts';
import {
  account,
  amount,
  choice,
  code,
  file,
  instant,
  list,
  optional,
  said,
  siteName,
  whole,
  words,
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
export const studioCalls = {
  providerList: declareOfficeCall({
    name: 'provider list',
    access: { permission: 'providers.read' },
    summary: 'Connected studios, their addresses and providers',
    request: z.object({}),
  }),
  providerConnect: declareOfficeCall({
    name: 'provider connect',
    access: { permission: 'providers.connect' },
    summary: 'Connects a studio, or changes its addresses, providers and dialect',
    request: z.object({
      connection: code,
      launch: said(words, 'an address'),
      studio: optional(said(words, 'an address')),
      providers: list(code),
      name: optional(words),
      dialect: optional(choice(['pavilion', 'hub88', 'pragmatic'])),
    }),
  }),
  providerKeys: declareOfficeCall({
    name: 'provider keys',
    access: { permission: 'providers.read' },
    summary: 'Keys of a connection, without their secrets',
    request: z.object({ connection: code }),
  }),
  providerKeyAdd: declareOfficeCall({
    name: 'provider key-add',
    access: { permission: 'providers.keys' },
    summary:
      'Makes a key and shows this once what the studio has to know of it; two may be active. Dialects: --public-key is the PEM of a studio that signs with RSA, --secret-file a secret it chose',
    request: z.object({
      connection: code,
      site: optional(said(code, 'an external id')),
      public_key: optional(said(file, 'a file')),
      secret_file: optional(said(file, 'a file')),
    }),
  }),
  providerKeyEnd: declareOfficeCall({
    name: 'provider key-end',
    access: { permission: 'providers.keys' },
    summary: 'Ends a key, at once or after so many hours',
    request: z.object({ key: code, in_hours: optional(whole(0, 9999)) }),
  }),
  providerOn: declareOfficeCall({
    name: 'provider on',
    access: { permission: 'providers.switch' },
    summary: 'Lets a studio, a provider, a game or a version of it be played again',
    request: z.object(switched),
  }),
  providerOff: declareOfficeCall({
    name: 'provider off',
    access: { permission: 'providers.switch' },
    summary: 'Kill switch: no stakes, no launches; wins and rollbacks go on',
    request: z.object(switched),
  }),
  providerKick: declareOfficeCall({
    name: 'provider kick',
    access: { permission: 'sessions.end' },
    summary:
      "Ends a player's game sessions at every studio; wins of rounds that run are still paid",
    request: z.object({ site: siteName, account }),
  }),
  providerReconcile: declareOfficeCall({
    name: 'provider reconcile',
    access: { permission: 'providers.reconcile' },
    summary:
      'Asks studios about open rounds, compares transactions; shows totals and what needs a person (ends with 1 if something does)',
    request: z.object({ days: optional(whole(0, 999)) }),
  }),
  providerResolve: declareOfficeCall({
    name: 'provider resolve',
    access: { permission: 'providers.reconcile' },
    summary: 'Closes an incident with what was done about it',
    request: z.object({ incident: code, note: words }),
  }),
  providerCatalogue: declareOfficeCall({
    name: 'provider catalogue',
    access: { permission: 'providers.reconcile' },
    summary: 'Pulls what changed at the studios now, since the last time or since a moment',
    request: z.object({ since: optional(instant) }),
  }),
  providerValidate: declareOfficeCall({
    name: 'provider validate',
    access: { permission: 'providers.read' },
    summary: 'Asks a studio how it sees the connection (ends with 1 if something is wrong)',
    request: z.object({ connection: code }),
  }),
  providerBetLevels: declareOfficeCall({
    name: 'provider bet-levels',
    access: { permission: 'providers.read' },
    summary: 'The stakes that a game lets choose, as its studio says',
    request: z.object({ provider: code, game: code, currency: code }),
  }),
  providerTerms: declareOfficeCall({
    name: 'provider terms',
    access: { permission: 'providers.terms' },
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
  }),
  providerGameCode: declareOfficeCall({
    name: 'provider game-code',
    access: { permission: 'providers.terms' },
    summary: 'The name a studio has for a game of ours; without --code: the same as ours',
    request: z.object({
      provider: code,
      game: code,
      code: optional(said(code, 'what the studio calls it')),
    }),
  }),
  providerCancelRound: declareOfficeCall({
    name: 'provider cancel-round',
    access: { permission: 'providers.rounds.cancel' },
    summary: 'Breaks an open round off, if its studio lets it; the stakes go back',
    request: z.object({ site: siteName, provider: code, round: code }),
  }),
  providerPoolPay: declareOfficeCall({
    name: 'provider pool-pay',
    access: { permission: 'providers.pools.pay' },
    summary:
      "Lays money of the promotion fund into the pool of an operator's jackpot; a reference pays once",
    request: z.object({ site: siteName, jackpot, amount, reference }),
  }),
  providerRoundDetails: declareOfficeCall({
    name: 'provider round-details',
    access: { permission: 'providers.read' },
    summary: 'What happened in a finished round, as its studio has it (JSON)',
    request: z.object({ provider: code, round: code }),
  }),
  providerTransaction: declareOfficeCall({
    name: 'provider transaction',
    access: { permission: 'providers.read' },
    summary: 'A transaction as the wallet and as the studio have it',
    request: z.object({ provider: code, transaction: code }),
  }),
  freeRoundsGrant: declareOfficeCall({
    name: 'free-rounds grant',
    access: { permission: 'free-rounds.grant' },
    summary:
      "Gives a player rounds of a studio's games that cost nothing; their wins are paid as promotion",
    request: z.object({
      site: siteName,
      account,
      provider: code,
      game: list(code),
      rounds: whole(1, 1000),
      stake: amount,
      from: optional(instant),
      days: optional(whole(1, 30)),
      lines: optional(whole(1, 9999)),
      level: optional(words),
      buy: optional(words),
    }),
  }),
  freeRoundsCancel: declareOfficeCall({
    name: 'free-rounds cancel',
    access: { permission: 'free-rounds.grant' },
    summary: 'Takes back the rounds that were not played; what was won stays',
    request: z.object({ site: siteName, grant: code }),
  }),
  freeRoundsList: declareOfficeCall({
    name: 'free-rounds list',
    access: { permission: 'free-rounds.read' },
    summary: 'Free rounds of a site or a player: what was given, played and won',
    request: z.object({ site: siteName, account: optional(account) }),
  }),
  freeRoundsShow: declareOfficeCall({
    name: 'free-rounds show',
    access: { permission: 'free-rounds.read' },
    summary: 'Free rounds as the wallet and as the studio have them',
    request: z.object({ site: siteName, grant: code }),
  }),
  freeRoundsStudio: declareOfficeCall({
    name: 'free-rounds studio',
    access: { permission: 'free-rounds.read' },
    summary: 'Free rounds as the studio of a provider has them, of a player or of everybody',
    request: z.object({
      site: siteName,
      provider: code,
      account: optional(account),
      state: optional(choice(['active', 'finished', 'cancelled', 'expired'])),
    }),
  }),
};
