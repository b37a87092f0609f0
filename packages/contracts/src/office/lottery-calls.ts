import * as z from 'zod/mini';
import { lotteryGameCode } from '../shared/lottery.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  list,
  maybe,
  optional,
  said,
  siteName,
  told,
  words,
  yesNo,
} from './office-fields.ts';

const weekday = choice(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']);
const time = said(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidType')),
  'a time such as 19:00',
);
const prizeTable = choice(['pavilion', 'pcso']);

const settings = z.object({
  game: told.text,
  is_on: yesNo,
  days: z.array(told.text),
  times: z.array(told.text),
  prizes: told.text,
  price: maybe(told.amount),
  guarantee: maybe(told.amount),
  number_limit: maybe(told.amount),
});

/** What staff do about lotteries. */
export const lotteryCalls = {
  lotteryList: defineOfficeCall({
    name: 'lottery list',
    access: { permission: 'lotteries.read' },
    effect: 'reads',
    summary: 'How a site runs its lotteries, and what lies on the pools of those with a fund',
    request: z.object({ site: siteName }),
    response: z.object({
      value: z.array(z.extend(settings, { pool: maybe(told.amount), reserve: maybe(told.amount) })),
    }),
  }),
  lotterySet: defineOfficeCall({
    name: 'lottery set',
    access: { permission: 'lotteries.change' },
    effect: 'changes',
    summary:
      'Runs a lottery on a site, changes how, or opens no draws of it any more. Draws that are open keep what they began with',
    request: z.object({
      site: siteName,
      game: lotteryGameCode,
      state: optional(choice(['on', 'off'])),
      days: optional(list(weekday)),
      times: optional(list(time)),
      prizes: optional(prizeTable),
      price: optional(amount),
      guarantee: optional(amount),
      number_limit: optional(amount),
    }),
    response: settings,
  }),
  lotteryDraws: defineOfficeCall({
    name: 'lottery draws',
    access: { permission: 'lotteries.read' },
    effect: 'reads',
    summary: 'Draws of a site that are not settled, and the last that were',
    request: z.object({ site: siteName, game: optional(lotteryGameCode) }),
    response: z.object({
      value: z.array(
        z.object({
          draw_id: told.text,
          state: told.text,
          cut_off_at: told.time,
          draw_at: told.time,
          tickets: told.count,
          sales: told.amount,
          paid: told.amount,
          entropy_source: maybe(told.text),
          void_reason: maybe(told.text),
        }),
      ),
    }),
  }),
  lotteryVoid: defineOfficeCall({
    name: 'lottery void',
    access: { permission: 'lotteries.void' },
    effect: 'movesMoney',
    summary:
      'Calls a draw off that is not drawn yet: nothing is sold any more and every stake goes back',
    request: z.object({ site: siteName, draw: code, reason: words }),
    response: z.object({ draw: told.text, tickets: told.count }),
  }),
};
