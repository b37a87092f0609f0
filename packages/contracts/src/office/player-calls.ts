import * as z from 'zod/mini';
import { declareOfficeCall } from './define-office-call.ts';
import {
  account,
  amount,
  choice,
  code,
  file,
  flag,
  instant,
  list,
  optional,
  said,
  siteName,
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
  playerStatus: declareOfficeCall({
    name: 'player status',
    access: { permission: 'players.status' },
    summary: 'Blocks, closes or reopens an account; its sessions end at once',
    request: z.object({ site: siteName, account, status: choice(['block', 'close', 'open']) }),
  }),
  playerLimits: declareOfficeCall({
    name: 'player limits',
    access: { permission: 'players.limits.read' },
    summary: 'What a player bounds for himself, with what is used, and every change he made',
    request: z.object({ site: siteName, account }),
  }),
  playerSecondStep: declareOfficeCall({
    name: 'player second-step',
    access: { permission: 'players.second-step.reset' },
    summary:
      'Takes app, passkeys and recovery codes of a player who lost them out of use; his sessions end and he is told by mail',
    request: z.object({ site: siteName, account, action: choice(['reset']), reason: words }),
  }),
  playerFactor: declareOfficeCall({
    name: 'player factor',
    access: { permission: 'players.sports-factor' },
    summary: "Lets a player bet with a share of the site's maxima only: 0.25 is a quarter, 1 all",
    request: z.object({ site: siteName, account, factor, reason: words }),
  }),
  vipRules: declareOfficeCall({
    name: 'vip rules',
    access: { permission: 'vip.rules' },
    summary:
      'How long a cycle of the VIP club lasts and which share of its own way keeps a level; cycles begin now. --for-ever: levels are never lost',
    request: z.object({
      site: siteName,
      cycle_days: optional(whole(1, 366)),
      keep: optional(whole(1, 100)),
      for_ever: flag,
    }),
  }),
  vipTokens: declareOfficeCall({
    name: 'vip tokens',
    access: { permission: 'vip.rules' },
    summary: 'For how much settled turnover players of a level earn a game token; --none: for none',
    request: z.object({ site: siteName, level: whole(0, 999), per: optional(amount), none: flag }),
  }),
};
