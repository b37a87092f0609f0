import * as z from 'zod/mini';
import { nothing } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  account,
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
};
