import { potPeriodMinutes } from '@pavilion/domain/jackpots';
import * as z from 'zod/mini';
import { nothing } from '../shared/fields.ts';
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
  translated,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

/** How many an offer reached, and by what. */
const reach = z.object({
  delivered: told.count,
  inbox: told.count,
  mail: told.count,
  push: told.count,
});

/** Why an offer does not reach somebody of its audience. */
const skipReasons = [
  ...(['noConsent', 'selfExcluded', 'accountPending'] as const),
  ...(['BLOCK', 'CLOSE', 'permissionDenied'] as const),
] as const;

/** What is done to win players: offers, jackpots. */
export const promotionCalls = {
  offerSend: defineOfficeCall({
    name: 'offer send',
    access: { permission: 'offers.send' },
    effect: 'movesMoney',
    summary:
      'Sends an offer to the players who consented to offers, each once; the same again goes on where it stopped. Audience: all, vip:2+, country:PH, inactive:30, deposited. The file of texts: {"EN": {"title": …, "body": …}, …}. --dry-run sends nothing and says whom it would reach',
    request: z.object({
      site: siteName,
      title: optional(words),
      body: optional(words),
      texts: optional(said(file, 'a file')),
      link: optional(said(words, 'a path such as /promotions')),
      reward: optional(amount),
      /** In place of cash: an item of the site that it becomes. */
      template: optional(code),
      expires: optional(whole(0, 99_999)),
      audience: optional(words),
      topic: optional(choice(['offers'])),
      id: optional(code),
      dry_run: flag,
    }),
    response: z.object({
      /** Null: nothing was sent, this is whom it would reach. */
      offer: maybe(told.text),
      was_sent: yesNo,
      reach,
      /** Of a dry run: how many the audience has, and why some of them are not reached. */
      players: maybe(told.count),
      skipped: z.partialRecord(choice(skipReasons), told.count),
      currency: told.text,
      to_claim: maybe(told.amount),
    }),
  }),
  offerList: defineOfficeCall({
    name: 'offer list',
    access: { permission: 'offers.read' },
    effect: 'reads',
    summary: 'The offers of a site, the newest first: delivered, read, claimed',
    request: z.object({ site: siteName }),
    response: z.object({
      value: z.array(
        z.object({
          offer: told.text,
          at: told.time,
          is_sent: yesNo,
          audience: told.text,
          title: told.text,
          /** Cash; of a template what it is worth. */
          reward: maybe(told.amount),
          template: maybe(told.text),
          currency: told.text,
          expires_at: maybe(told.time),
          reach,
          read: told.count,
          claimed: told.count,
        }),
      ),
    }),
  }),
  jackpotAdd: defineOfficeCall({
    name: 'jackpot add',
    access: { permission: 'promotions.change' },
    effect: 'movesMoney',
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
    response: z.object({ site: told.text }),
  }),
  jackpotList: defineOfficeCall({
    name: 'jackpot list',
    access: { permission: 'promotions.read' },
    effect: 'reads',
    summary: 'The pots of a site: what is in them, their rule, and when they drop',
    request: z.object({ site: siteName }),
    response: z.object({
      site: told.text,
      value: z.array(
        z.object({
          jackpot: told.text,
          content: told.amount,
          currency: told.text,
          share_percent: told.text,
          minutes: maybe(told.count),
          drops_at: maybe(told.time),
          is_last: yesNo,
        }),
      ),
    }),
  }),
  jackpotStop: defineOfficeCall({
    name: 'jackpot stop',
    access: { permission: 'promotions.change' },
    effect: 'changes',
    summary: 'Lets the round under way be the last; it is still drawn',
    request: z.object({ site: siteName, jackpot: code }),
    response: nothing,
  }),
};
