import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  file,
  flag,
  maybe,
  optional,
  said,
  siteName,
  told,
  words,
  yesNo,
} from './office-fields.ts';

const percent = said(
  z.string().check(z.regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/, 'invalidType')),
  'percent, such as 25 or 2.5',
);
const day = said(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'invalidDate')),
  'a day such as 2026-11-01',
);

/** What is done about partners who bring players. */
export const affiliateCalls = {
  affiliateAdd: defineOfficeCall({
    name: 'affiliate add',
    access: { permission: 'affiliates.change' },
    effect: 'changes',
    summary:
      'Adds a partner by the code of their links, or changes the plan of one. --postback: an https address with {event} {event_id} {click_id} {amount} {currency} {at} in it',
    request: z.object({
      site: siteName,
      affiliate: code,
      name: words,
      percent,
      cpa: optional(amount),
      cpa_min_deposit: optional(amount),
      fee: optional(percent),
      tax: optional(percent),
      carry_loss: flag,
      postback: optional(words),
    }),
    response: z.object({ site: told.text }),
  }),
  affiliateList: defineOfficeCall({
    name: 'affiliate list',
    access: { permission: 'affiliates.read' },
    effect: 'reads',
    summary: 'The partners of a site with their plans and how many players they brought',
    request: z.object({ site: siteName }),
    response: z.object({
      site: told.text,
      currency: told.text,
      value: z.array(
        z.object({
          affiliate: told.text,
          name: told.text,
          percent_bp: told.count,
          cpa: told.amount,
          carries_loss: yesNo,
          is_told: yesNo,
          is_paused: yesNo,
          players: told.count,
        }),
      ),
    }),
  }),
  affiliatePause: defineOfficeCall({
    name: 'affiliate pause',
    access: { permission: 'affiliates.change' },
    effect: 'changes',
    summary: 'Tells a partner nothing more until --off; statements are made all the same',
    request: z.object({ site: siteName, affiliate: code, off: flag }),
    response: z.object({ is_paused: yesNo }),
  }),
  affiliateKey: defineOfficeCall({
    name: 'affiliate key',
    access: { permission: 'affiliates.change' },
    effect: 'changes',
    summary:
      'Makes a new key pair: statements from now on are signed with it. Prints the public half for the partners',
    request: z.object({ site: siteName }),
    response: z.object({ key_id: told.text, public_key: told.text }),
  }),
  affiliateStatement: defineOfficeCall({
    name: 'affiliate statement',
    access: { permission: 'affiliates.change' },
    effect: 'changes',
    summary:
      'The signed statement of a partner for days of the site that are over, --to excluded. Made once: the same days give the same file',
    request: z.object({ site: siteName, affiliate: code, from: day, to: day }),
    response: z.object({ file: optional(told.text) }),
    keeps: { field: 'file', as: 'utf8' },
  }),
  affiliateVerify: defineOfficeCall({
    name: 'affiliate verify',
    access: { permission: 'affiliates.read' },
    effect: 'reads',
    summary: 'Whether a statement is as a key of the site signed it',
    request: z.object({ site: siteName, file: said(file, 'a statement') }),
    response: z.object({ is_right: yesNo, key_id: maybe(told.text) }),
  }),
  affiliatePostbacks: defineOfficeCall({
    name: 'affiliate postbacks',
    access: { permission: 'affiliates.read' },
    effect: 'reads',
    summary: 'What a partner’s system was told and what waits, the newest first',
    request: z.object({ site: siteName, affiliate: code }),
    response: z.object({
      value: z.array(
        z.object({
          event_id: told.text,
          event: choice(['signup', 'ftd', 'cpa', 'deposit']),
          click_id: told.text,
          at: told.time,
          tries: told.count,
          sent_at: maybe(told.time),
          next_try_at: maybe(told.time),
          problem: maybe(told.text),
        }),
      ),
    }),
  }),
} as const;
