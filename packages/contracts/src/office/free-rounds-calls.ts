import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
import {
  account,
  amount,
  choice,
  code,
  instant,
  list,
  maybe,
  optional,
  siteName,
  told,
  whole,
  words,
} from './office-fields.ts';

const grant = z.object({
  grant: told.text,
  account: told.text,
  provider: told.text,
  games: z.array(told.text),
  played: told.count,
  rounds: told.count,
  stake: told.amount,
  won: told.amount,
  currency: told.text,
  state: choice(['active', 'finished', 'cancelled', 'expired']),
  valid_until: told.time,
});

/** Free rounds as one side has them. */
const side = z.object({
  state: told.text,
  played: told.count,
  rounds: told.count,
  won: told.amount,
});

/** What is done about rounds that cost nothing. */
export const freeRoundsCalls = {
  freeRoundsGrant: defineOfficeCall({
    name: 'free-rounds grant',
    access: { permission: 'free-rounds.grant' },
    effect: 'movesMoney',
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
    response: z.object({ grant: told.text }),
  }),
  freeRoundsCancel: defineOfficeCall({
    name: 'free-rounds cancel',
    access: { permission: 'free-rounds.grant' },
    effect: 'changes',
    summary: 'Takes back the rounds that were not played; what was won stays',
    request: z.object({ site: siteName, grant: code }),
    response: z.object({ played: told.count, rounds: told.count }),
  }),
  freeRoundsList: defineOfficeCall({
    name: 'free-rounds list',
    access: { permission: 'free-rounds.read' },
    effect: 'reads',
    summary: 'Free rounds of a site or a player: what was given, played and won',
    request: z.object({ site: siteName, account: optional(account) }),
    response: z.object({ value: z.array(grant) }),
  }),
  freeRoundsShow: defineOfficeCall({
    name: 'free-rounds show',
    access: { permission: 'free-rounds.read' },
    effect: 'reads',
    summary: 'Free rounds as the wallet and as the studio have them',
    request: z.object({ site: siteName, grant: code }),
    response: z.object({ here: side, there: maybe(side) }),
  }),
  freeRoundsStudio: defineOfficeCall({
    name: 'free-rounds studio',
    access: { permission: 'free-rounds.read' },
    effect: 'reads',
    summary: 'Free rounds as the studio of a provider has them, of a player or of everybody',
    request: z.object({
      site: siteName,
      provider: code,
      account: optional(account),
      state: optional(choice(['active', 'finished', 'cancelled', 'expired'])),
    }),
    response: z.object({
      value: z.array(
        z.object({
          grant: told.text,
          /** The name the studio has for the player. */
          player: told.text,
          provider: told.text,
          games: z.array(told.text),
          played: told.count,
          rounds: told.count,
          stake: told.amount,
          won: told.amount,
          currency: told.text,
          state: told.text,
        }),
      ),
    }),
  }),
};
