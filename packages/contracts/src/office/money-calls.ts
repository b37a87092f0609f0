import { potPeriodMinutes } from '@pavilion/domain/jackpots';
import { refusalReasons, withdrawalStates } from '@pavilion/domain/payouts';
import { maxPeriodMinutes } from '@pavilion/domain/tournaments';
import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  file,
  flag,
  list,
  optional,
  said,
  siteName,
  translated,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const wholeSetting = optional(whole(0, 999_999));

/** What is done about money: payouts, offers, promotions, the books. */
export const moneyCalls = {
  payoutList: defineOfficeCall({
    name: 'payout list',
    access: { permission: 'payouts.read' },
    summary: 'Withdrawals at work, oldest first, or those of one state',
    request: z.object({ site: optional(siteName), state: optional(choice(withdrawalStates)) }),
  }),
  payoutShow: defineOfficeCall({
    name: 'payout show',
    access: { permission: 'payouts.read' },
    summary: 'A withdrawal with its destination, time line and approvals',
    request: z.object({ withdrawal: code }),
  }),
  payoutApprove: defineOfficeCall({
    name: 'payout approve',
    access: { permission: 'payouts.decide' },
    summary: 'Approves a withdrawal; a large one needs two different operators',
    request: z.object({ withdrawal: code }),
  }),
  payoutRefuse: defineOfficeCall({
    name: 'payout refuse',
    access: { permission: 'payouts.decide' },
    summary: 'Refuses a withdrawal; its money goes back and the player reads the reason',
    request: z.object({ withdrawal: code, reason: choice(refusalReasons), note: optional(words) }),
  }),
  payoutRetry: defineOfficeCall({
    name: 'payout retry',
    access: { permission: 'payouts.decide' },
    summary: 'Asks the provider about a sent withdrawal at once; it is never paid twice',
    request: z.object({ withdrawal: code }),
  }),
  payoutSettings: defineOfficeCall({
    name: 'payout settings',
    access: { permission: 'payouts.rules' },
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
  }),
  offerSend: defineOfficeCall({
    name: 'offer send',
    access: { permission: 'offers.send' },
    summary:
      'Sends an offer to the players who consented to offers, each once; the same again goes on where it stopped. Audience: all, vip:2+, country:PH, inactive:30, deposited. The file of texts: {"EN": {"title": …, "body": …}, …}. --dry-run sends nothing and says whom it would reach',
    request: z.object({
      site: siteName,
      title: optional(words),
      body: optional(words),
      texts: optional(said(file, 'a file')),
      link: optional(said(words, 'a path such as /promotions')),
      reward: optional(amount),
      expires: optional(whole(0, 99_999)),
      audience: optional(words),
      topic: optional(choice(['offers'])),
      id: optional(code),
      dry_run: flag,
    }),
  }),
  offerList: defineOfficeCall({
    name: 'offer list',
    access: { permission: 'offers.read' },
    summary: 'The offers of a site, the newest first: delivered, read, claimed',
    request: z.object({ site: siteName }),
  }),
  tournamentAdd: defineOfficeCall({
    name: 'tournament add',
    access: { permission: 'promotions.change' },
    summary:
      'Adds a tournament that is held again and again; its first edition starts now. Prizes in the currency, best place first',
    request: z.object({
      site: siteName,
      tournament: code,
      title: translated,
      prizes: list(words),
      minutes: whole(1, maxPeriodMinutes),
    }),
  }),
  tournamentList: defineOfficeCall({
    name: 'tournament list',
    access: { permission: 'promotions.read' },
    summary: 'The tournaments of a site: period, prizes and the edition under way',
    request: z.object({ site: siteName }),
  }),
  tournamentStop: defineOfficeCall({
    name: 'tournament stop',
    access: { permission: 'promotions.change' },
    summary: 'Lets the edition under way be the last; its prizes are still paid',
    request: z.object({ site: siteName, tournament: code }),
  }),
  jackpotAdd: defineOfficeCall({
    name: 'jackpot add',
    access: { permission: 'promotions.change' },
    summary:
      'Adds a pot that takes a share (percent) of all settled stakes and is drawn again and again; its first round starts now',
    request: z.object({
      site: siteName,
      jackpot: code,
      name: translated,
      share: said(
        z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, 'invalidType')),
        'percent, such as 0.5',
      ),
      opening: amount,
      minutes: whole(potPeriodMinutes.least, potPeriodMinutes.most),
    }),
  }),
  jackpotList: defineOfficeCall({
    name: 'jackpot list',
    access: { permission: 'promotions.read' },
    summary: 'The pots of a site: what is in them, their rule, and when they drop',
    request: z.object({ site: siteName }),
  }),
  jackpotStop: defineOfficeCall({
    name: 'jackpot stop',
    access: { permission: 'promotions.change' },
    summary: 'Lets the round under way be the last; it is still drawn',
    request: z.object({ site: siteName, jackpot: code }),
  }),
  audit: defineOfficeCall({
    name: 'audit',
    access: { permission: 'books.audit' },
    summary: 'Proves every rule of the ledger over the whole database',
    request: z.object({}),
  }),
  changes: defineOfficeCall({
    name: 'changes',
    access: { permission: 'changes.read' },
    summary: 'What operators changed last',
    request: z.object({}),
  }),
  demoRemove: defineOfficeCall({
    name: 'demo remove',
    access: { permission: 'demo.remove' },
    summary:
      'Closes the demo account of every site and the players of the computer, and takes their money back',
    request: z.object({}),
  }),
};
