import { potPeriodMinutes } from '@pavilion/domain/jackpots';
import { maxPeriodMinutes } from '@pavilion/domain/tournaments';
import * as z from 'zod/mini';
import { declareOfficeCall } from './define-office-call.ts';
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
} from './office-fields.ts';

/** What is done about money: offers, promotions, the books. */
export const moneyCalls = {
  offerSend: declareOfficeCall({
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
  offerList: declareOfficeCall({
    name: 'offer list',
    access: { permission: 'offers.read' },
    summary: 'The offers of a site, the newest first: delivered, read, claimed',
    request: z.object({ site: siteName }),
  }),
  tournamentAdd: declareOfficeCall({
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
  tournamentList: declareOfficeCall({
    name: 'tournament list',
    access: { permission: 'promotions.read' },
    summary: 'The tournaments of a site: period, prizes and the edition under way',
    request: z.object({ site: siteName }),
  }),
  tournamentStop: declareOfficeCall({
    name: 'tournament stop',
    access: { permission: 'promotions.change' },
    summary: 'Lets the edition under way be the last; its prizes are still paid',
    request: z.object({ site: siteName, tournament: code }),
  }),
  jackpotAdd: declareOfficeCall({
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
  jackpotList: declareOfficeCall({
    name: 'jackpot list',
    access: { permission: 'promotions.read' },
    summary: 'The pots of a site: what is in them, their rule, and when they drop',
    request: z.object({ site: siteName }),
  }),
  jackpotStop: declareOfficeCall({
    name: 'jackpot stop',
    access: { permission: 'promotions.change' },
    summary: 'Lets the round under way be the last; it is still drawn',
    request: z.object({ site: siteName, jackpot: code }),
  }),
  audit: declareOfficeCall({
    name: 'audit',
    access: { permission: 'books.audit' },
    summary: 'Proves every rule of the ledger over the whole database',
    request: z.object({}),
  }),
  changes: declareOfficeCall({
    name: 'changes',
    access: { permission: 'changes.read' },
    summary: 'What operators changed last',
    request: z.object({}),
  }),
  demoRemove: declareOfficeCall({
    name: 'demo remove',
    access: { permission: 'demo.remove' },
    summary:
      'Closes the demo account of every site and the players of the computer, and takes their money back',
    request: z.object({}),
  }),
};
