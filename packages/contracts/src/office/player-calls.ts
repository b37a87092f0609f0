import * as z from 'zod/mini';
import { limitsGet } from '../player/account/limits-get.contract.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  account,
  amount,
  choice,
  flag,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const factor = said(
  z.string().check(z.regex(/^(?:0(?:\.\d{1,3})?|1(?:\.0{1,3})?)$/, 'invalidType')),
  '0 to 1 with at most three decimals',
);

/** What is done about players: their accounts, their levels. */
export const playerCalls = {
  playerStatus: defineOfficeCall({
    name: 'player status',
    access: { permission: 'players.status' },
    effect: 'changes',
    summary: 'Blocks, closes or reopens an account; its sessions end at once',
    request: z.object({ site: siteName, account, status: choice(['block', 'close', 'open']) }),
    response: z.object({ status: choice(['BLOCKED', 'CLOSED', 'ACTIVE']) }),
  }),
  playerTest: defineOfficeCall({
    name: 'player test',
    access: { permission: 'players.status' },
    effect: 'changes',
    summary: 'Marks an account as one for testing, or not: it counts in no race, jackpot or report',
    request: z.object({ site: siteName, account, mark: choice(['on', 'off']) }),
    response: z.object({ is_test: yesNo }),
  }),
  playerLimits: defineOfficeCall({
    name: 'player limits',
    access: { permission: 'players.limits.read' },
    effect: 'reads',
    summary: 'What players bound for themselves, with what is used, and every change they made',
    request: z.object({ site: siteName, account }),
    response: z.object({
      /** As the player reads them. */
      limits: limitsGet.response,
      changes: z.array(
        z.object({ at: told.time, action: told.text, before: z.unknown(), after: z.unknown() }),
      ),
    }),
  }),
  playerSecondStep: defineOfficeCall({
    name: 'player second-step',
    access: { permission: 'players.second-step.reset' },
    effect: 'changes',
    summary:
      'Takes app, passkeys and recovery codes of a player who lost them out of use; the sessions end and a mail tells it',
    request: z.object({ site: siteName, account, action: choice(['reset']), reason: words }),
    response: z.object({
      /** What there was. */
      had_app: yesNo,
      passkeys: told.count,
      recovery_codes: told.count,
    }),
  }),
  playerFactor: defineOfficeCall({
    name: 'player factor',
    access: { permission: 'players.sports-factor' },
    effect: 'changes',
    summary: "Lets a player bet with a share of the site's maxima only: 0.25 is a quarter, 1 all",
    request: z.object({ site: siteName, account, factor, reason: words }),
    response: z.object({ factor_milli: told.count }),
  }),
  vipRules: defineOfficeCall({
    name: 'vip rules',
    access: { permission: 'vip.rules' },
    effect: 'changes',
    summary:
      'How long a cycle of the VIP club lasts and which share of its own way keeps a level; cycles begin now. --for-ever: levels are never lost',
    request: z.object({
      site: siteName,
      cycle_days: optional(whole(1, 366)),
      keep: optional(whole(1, 100)),
      for_ever: flag,
    }),
    response: z.object({ cycle_days: maybe(told.count), keep_percent: maybe(told.count) }),
  }),
  vipTokens: defineOfficeCall({
    name: 'vip tokens',
    access: { permission: 'vip.rules' },
    effect: 'changes',
    summary: 'For how much settled turnover players of a level earn a game token; --none: for none',
    request: z.object({ site: siteName, level: whole(0, 999), per: optional(amount), none: flag }),
    response: z.object({ currency: told.text, per_token: maybe(told.amount) }),
  }),
};
