import {
  askReasons,
  documentKinds,
  documentReasons,
  documentStates,
  flagKinds,
} from '@pavilion/domain/verification';
import * as z from 'zod/mini';
import { nothing } from '../shared/fields.ts';
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
  said,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const document = z.object({
  document_id: told.text,
  site: told.text,
  account: told.text,
  kind: choice(documentKinds),
  state: choice(documentStates),
  reason: maybe(choice(documentReasons)),
  /** What the checker found. */
  finding: maybe(choice(['clear', 'rejected', 'unsure'])),
  open_flags: told.count,
  given_at: told.time,
});

/** Another account of the same person that is excluded, or in a time-out. */
const pausedAccount = z.object({
  account: told.text,
  excluded_until: maybe(told.time),
  time_out_until: maybe(told.time),
});

const level = z.object({
  level: told.count,
  deposit_max: maybe(told.amount),
  withdrawal_max: maybe(told.amount),
  required: z.array(choice(documentKinds)),
});

/** What is done about the papers of players. */
export const verificationCalls = {
  kycList: defineOfficeCall({
    name: 'kyc list',
    access: { permission: 'identity.read' },
    effect: 'reads',
    summary: 'Documents to be looked at, oldest first, or those of one state',
    request: z.object({ site: optional(siteName), state: optional(choice(documentStates)) }),
    response: z.object({ value: z.array(document) }),
  }),
  kycShow: defineOfficeCall({
    name: 'kyc show',
    access: { permission: 'identity.read' },
    effect: 'reads',
    summary:
      'A document with its player and open flags; --out writes the file, open it in a safe place',
    request: z.object({ document: code }),
    response: z.object({
      document,
      level: told.count,
      media_type: told.text,
      byte_count: told.count,
      /** The player as they say, or as papers proved; null: they said no name. */
      person: maybe(z.object({ full_name: told.text, birth_date: told.text, is_verified: yesNo })),
      flags: z.array(
        z.object({ at: told.time, kind: choice(flagKinds), account: maybe(told.text) }),
      ),
      paused: z.array(pausedAccount),
      other_documents: z.array(
        z.object({
          at: told.time,
          kind: choice(documentKinds),
          state: choice(documentStates),
          document_id: told.text,
        }),
      ),
      file: optional(told.text),
    }),
    keeps: { field: 'file', as: 'base64' },
  }),
  kycApprove: defineOfficeCall({
    name: 'kyc approve',
    access: { permission: 'identity.decide' },
    effect: 'changes',
    summary:
      "Approves a document and answers the open flags of its player; an exclusion of the same person becomes the account's own",
    request: z.object({
      document: code,
      valid_until: optional(instant),
      note: optional(words),
    }),
    response: nothing,
  }),
  kycDistinguish: defineOfficeCall({
    name: 'kyc distinguish',
    access: { permission: 'identity.decide' },
    effect: 'changes',
    summary:
      'Says that two flagged accounts are of two people: the exclusion of one holds the other no longer',
    request: z.object({ site: siteName, account, other: account, note: optional(words) }),
    response: nothing,
  }),
  kycRefuse: defineOfficeCall({
    name: 'kyc refuse',
    access: { permission: 'identity.decide' },
    effect: 'changes',
    summary: 'Refuses a document; its player reads the reason and may give another',
    request: z.object({ document: code, reason: choice(documentReasons), note: optional(words) }),
    response: nothing,
  }),
  kycAsk: defineOfficeCall({
    name: 'kyc ask',
    access: { permission: 'identity.decide' },
    effect: 'changes',
    summary:
      'Asks a player for one more document; they are told which and why, and may give it at once',
    request: z.object({
      site: siteName,
      account,
      kind: choice(documentKinds),
      reason: choice(askReasons),
    }),
    response: nothing,
  }),
  kycLevel: defineOfficeCall({
    name: 'kyc level',
    access: { permission: 'identity.rules' },
    effect: 'changes',
    summary: 'Sets what a level of a site allows within the period and asks for',
    request: z.object({
      site: siteName,
      level: whole(0, 9),
      deposit: optional(maybe(amount)),
      withdrawal: optional(maybe(amount)),
      required: optional(list(said(choice(documentKinds), 'kinds of documents'))),
    }),
    response: z.object({ currency: told.text, levels: z.array(level) }),
  }),
  kycSettings: defineOfficeCall({
    name: 'kyc settings',
    access: { permission: 'identity.rules' },
    effect: 'changes',
    summary: 'Shows or changes how a site checks its players',
    request: z.object({
      site: siteName,
      automatic: optional(yesNo),
      period_days: optional(whole(1, 9999)),
      valid_days: optional(whole(1, 9999)),
      checker: optional(said(code, 'the name of a checker, or none')),
    }),
    response: z.object({
      provider: told.text,
      is_automatic: yesNo,
      period_days: told.count,
      valid_days: told.count,
    }),
  }),
};
