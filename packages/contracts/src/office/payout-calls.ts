import { payoutFieldNames, refusalReasons, withdrawalStates } from '@pavilion/domain/payouts';
import * as z from 'zod/mini';
import { nothing } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  maybe,
  optional,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const wholeSetting = optional(whole(0, 999_999));

const withdrawal = z.object({
  withdrawal_id: told.text,
  site: told.text,
  account: told.text,
  amount: told.amount,
  currency: told.text,
  method: told.text,
  /** The account it goes to, all but its last signs hidden. */
  destination: told.text,
  state: choice(withdrawalStates),
  review_reasons: z.array(told.text),
  asked_at: told.time,
  is_computer: yesNo,
});

/** How a site pays out; null: no bound. */
const settings = z.object({
  currency: told.text,
  rest_minutes: told.count,
  destinations_max: told.count,
  open_max: told.count,
  daily_max: maybe(told.amount),
  turnover_percent: told.count,
  release_below: told.amount,
  auto_max: told.amount,
  auto_age_days: told.count,
  auto_needs_verified: yesNo,
  two_operators_above: maybe(told.amount),
  identity_above: maybe(told.amount),
  is_cancellable: yesNo,
  send_after_seconds: told.count,
});

/** What is done about withdrawals. */
export const payoutCalls = {
  payoutList: defineOfficeCall({
    name: 'payout list',
    access: { permission: 'payouts.read' },
    effect: 'reads',
    summary: 'Withdrawals at work, oldest first, or those of one state',
    request: z.object({ site: optional(siteName), state: optional(choice(withdrawalStates)) }),
    response: z.object({ value: z.array(withdrawal) }),
  }),
  payoutShow: defineOfficeCall({
    name: 'payout show',
    access: { permission: 'payouts.read' },
    effect: 'reads',
    summary: 'A withdrawal with its destination, time line and approvals',
    request: z.object({ withdrawal: code }),
    response: z.object({
      withdrawal,
      fee: told.amount,
      holder_name: told.text,
      /** The account it goes to. */
      fields: z.partialRecord(choice(payoutFieldNames), told.text),
      provider: told.text,
      provider_reference: maybe(told.text),
      timeline: z.array(
        z.object({ at: told.time, state: choice(withdrawalStates), reason: maybe(told.text) }),
      ),
      approvals: z.array(z.object({ at: told.time, operator: told.text })),
    }),
  }),
  payoutApprove: defineOfficeCall({
    name: 'payout approve',
    access: { permission: 'payouts.decide' },
    effect: 'movesMoney',
    needsApproval: true,
    summary: 'Approves a withdrawal; a large one needs two different operators',
    request: z.object({ withdrawal: code }),
    /** How many more operators it takes: with none it is approved. */
    response: z.object({ missing_approvals: told.count }),
  }),
  payoutRefuse: defineOfficeCall({
    name: 'payout refuse',
    access: { permission: 'payouts.decide' },
    effect: 'movesMoney',
    summary: 'Refuses a withdrawal; its money goes back and the player reads the reason',
    request: z.object({ withdrawal: code, reason: choice(refusalReasons), note: optional(words) }),
    response: nothing,
  }),
  payoutRetry: defineOfficeCall({
    name: 'payout retry',
    access: { permission: 'payouts.decide' },
    effect: 'changes',
    summary: 'Asks the provider about a sent withdrawal at once; it is never paid twice',
    request: z.object({ withdrawal: code }),
    response: nothing,
  }),
  payoutSettings: defineOfficeCall({
    name: 'payout settings',
    access: { permission: 'payouts.rules' },
    effect: 'changes',
    summary: 'Shows or changes how a site pays out',
    request: z.object({
      site: siteName,
      rest_minutes: wholeSetting,
      destinations: wholeSetting,
      open: wholeSetting,
      turnover_percent: wholeSetting,
      auto_age_days: wholeSetting,
      send_after_seconds: wholeSetting,
      auto_max: optional(amount),
      release_below: optional(amount),
      daily_max: optional(amount),
      two_operators_above: optional(amount),
      identity_above: optional(amount),
      cancellable: optional(yesNo),
      auto_needs_verified: optional(yesNo),
    }),
    response: settings,
  }),
};
