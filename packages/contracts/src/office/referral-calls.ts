import * as z from 'zod/mini';
import { nothing } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import { account, choice, maybe, optional, siteName, told, words } from './office-fields.ts';

const state = choice(['open', 'checking', 'qualified', 'refused']);

/** What is decided about players who bring players. */
export const referralCalls = {
  referralList: defineOfficeCall({
    name: 'referral list',
    access: { permission: 'referrals.read' },
    effect: 'reads',
    summary:
      'Who came by whose link, the newest first, and what the two share; --state checking for those that wait for a person',
    request: z.object({ site: siteName, state: optional(state) }),
    response: z.object({
      site: told.text,
      value: z.array(
        z.object({
          friend: told.text,
          referrer: told.text,
          state,
          /** `visitor`, `address`, `payment`, `destination`. */
          shared: z.array(told.text),
          joined_at: told.time,
          decided_by: maybe(told.text),
        }),
      ),
    }),
  }),
  referralAccept: defineOfficeCall({
    name: 'referral accept',
    access: { permission: 'referrals.decide' },
    effect: 'changes',
    summary: 'Lets a friend who shares something with who invited them go on towards the plan',
    request: z.object({ site: siteName, account, reason: optional(words) }),
    response: nothing,
  }),
  referralRefuse: defineOfficeCall({
    name: 'referral refuse',
    access: { permission: 'referrals.decide' },
    effect: 'changes',
    summary: 'Refuses a friend: neither of the two gets anything for it from now on',
    request: z.object({ site: siteName, account, reason: words }),
    response: nothing,
  }),
} as const;
