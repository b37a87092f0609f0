import {
  askReasons,
  documentKinds,
  documentReasons,
  documentStates,
} from '@pavilion/domain/verification';
import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
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

/** What is done about players: their accounts, their proofs, their levels. */
export const playerCalls = {
  playerStatus: defineOfficeCall({
    name: 'player status',
    access: { permission: 'players.status' },
    summary: 'Blocks, closes or reopens an account; its sessions end at once',
    request: z.object({ site: siteName, account, status: choice(['block', 'close', 'open']) }),
  }),
  playerLimits: defineOfficeCall({
    name: 'player limits',
    access: { permission: 'players.limits.read' },
    summary: 'What a player bounds for himself, with what is used, and every change he made',
    request: z.object({ site: siteName, account }),
  }),
  playerSecondStep: defineOfficeCall({
    name: 'player second-step',
    access: { permission: 'players.second-step.reset' },
    summary:
      'Takes app, passkeys and recovery codes of a player who lost them out of use; his sessions end and he is told by mail',
    request: z.object({ site: siteName, account, action: choice(['reset']), reason: words }),
  }),
  playerFactor: defineOfficeCall({
    name: 'player factor',
    access: { permission: 'players.sports-factor' },
    summary: "Lets a player bet with a share of the site's maxima only: 0.25 is a quarter, 1 all",
    request: z.object({ site: siteName, account, factor, reason: words }),
  }),
  kycList: defineOfficeCall({
    name: 'kyc list',
    access: { permission: 'identity.read' },
    summary: 'Documents to be looked at, oldest first, or those of one state',
    request: z.object({ site: optional(siteName), state: optional(choice(documentStates)) }),
  }),
  kycShow: defineOfficeCall({
    name: 'kyc show',
    access: { permission: 'identity.read' },
    summary:
      'A document with its player and open flags; --out writes the file, open it in a safe place',
    request: z.object({ document: code, out: optional(said(file, 'a file')) }),
  }),
  kycApprove: defineOfficeCall({
    name: 'kyc approve',
    access: { permission: 'identity.decide' },
    summary:
      'Approves a document and answers the open flags of its player; an exclusion of the same person becomes his own',
    request: z.object({
      document: code,
      valid_until: optional(instant),
      note: optional(words),
    }),
  }),
  kycDistinguish: defineOfficeCall({
    name: 'kyc distinguish',
    access: { permission: 'identity.decide' },
    summary:
      'Says that two flagged accounts are of two people: the exclusion of one holds the other no longer',
    request: z.object({ site: siteName, account, other: account, note: optional(words) }),
  }),
  kycRefuse: defineOfficeCall({
    name: 'kyc refuse',
    access: { permission: 'identity.decide' },
    summary: 'Refuses a document; its player reads the reason and may give another',
    request: z.object({ document: code, reason: choice(documentReasons), note: optional(words) }),
  }),
  kycAsk: defineOfficeCall({
    name: 'kyc ask',
    access: { permission: 'identity.decide' },
    summary:
      'Asks a player for one more document; he is told which and why, and may give it at once',
    request: z.object({
      site: siteName,
      account,
      kind: choice(documentKinds),
      reason: choice(askReasons),
    }),
  }),
  kycLevel: defineOfficeCall({
    name: 'kyc level',
    access: { permission: 'identity.rules' },
    summary: 'Sets what a level of a site allows within the period and asks for',
    request: z.object({
      site: siteName,
      level: whole(0, 9),
      deposit: optional(z.nullable(amount)),
      withdrawal: optional(z.nullable(amount)),
      required: optional(list(said(choice(documentKinds), 'kinds of documents'))),
    }),
  }),
  kycSettings: defineOfficeCall({
    name: 'kyc settings',
    access: { permission: 'identity.rules' },
    summary: 'Shows or changes how a site checks its players',
    request: z.object({
      site: siteName,
      automatic: optional(yesNo),
      period_days: optional(whole(1, 9999)),
      valid_days: optional(whole(1, 9999)),
      checker: optional(said(code, 'the name of a checker, or none')),
    }),
  }),
  vipRules: defineOfficeCall({
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
  vipTokens: defineOfficeCall({
    name: 'vip tokens',
    access: { permission: 'vip.rules' },
    summary: 'For how much settled turnover players of a level earn a game token; --none: for none',
    request: z.object({ site: siteName, level: whole(0, 999), per: optional(amount), none: flag }),
  }),
};
