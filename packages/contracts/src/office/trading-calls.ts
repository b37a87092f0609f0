import * as z from 'zod/mini';
import { oddsInput } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  account,
  choice,
  code,
  file,
  instant,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  words,
} from './office-fields.ts';

const tradingFile = said(file, 'a trading file');
const place = said(code, 'the id of an event or of a market');
const errorId = said(code, 'the id of an error, see `trading errors`');
const factor = said(
  z.string().check(z.regex(/^(?:\d(?:\.\d{1,3})?|10(?:\.0{1,3})?)$/, 'invalidType')),
  '0 to 10 with at most three decimals',
);
const right = said(oddsInput, 'the right odds, such as 1.50');
const span = { from: instant, to: instant };

/** What was read of a trading file: good with no problems. */
const checkedFile = z.object({
  /** `<path>: <words>` each. */
  problems: z.array(told.text),
  /** Null: nothing was published. */
  version: maybe(told.count),
});

const version = {
  version: told.count,
  published_by: told.text,
  published_at: told.time,
  note: told.text,
};

const stoppedPlace = z.object({ event_id: told.text, event: told.text, markets: told.count });

/** What of bets a wrong price concerns, in the currency of each site. */
const concerned = z.object({
  site: told.text,
  currency: told.text,
  bets: told.count,
  stakes: told.amount,
  /** What they could win together as they were taken. */
  wins: told.amount,
});

const palpableError = z.object({
  error_id: told.text,
  event: told.text,
  market_id: told.text,
  kind: told.text,
  outcome: told.text,
  from: told.time,
  to: told.time,
  right_price: told.text,
  rule: choice(['void', 'right-price']),
  reason: told.text,
  state: choice(['proposed', 'approved', 'refused', 'done']),
  proposed_by: told.text,
  decided_by: maybe(told.text),
  /** How many bets it changed so far. */
  bets: told.count,
});

const reported = {
  bets: told.count,
  turnover: told.amount,
  payout: told.amount,
  hold: told.amount,
  /** What was held of the turnover, and what the margins on offer would hold, in percent. */
  hold_percent: maybe(told.text),
  theoretical_percent: maybe(told.text),
  /** What the margins on offer would have held. */
  expected: told.amount,
};

/** What traders do: margins and limits by file, stops by hand, wrong prices, reports. */
export const tradingCalls = {
  tradingCheck: defineOfficeCall({
    name: 'trading check',
    access: { permission: 'trading.read' },
    effect: 'reads',
    summary: 'Checks a trading file whole and publishes nothing; every problem with its path',
    request: z.object({ file: tradingFile }),
    response: checkedFile,
  }),
  tradingPublish: defineOfficeCall({
    name: 'trading publish',
    access: { permission: 'trading.publish' },
    effect: 'changes',
    summary:
      'Publishes a trading file: it holds for the next prices and bets; those taken keep theirs',
    request: z.object({ file: tradingFile, note: optional(words) }),
    response: checkedFile,
  }),
  tradingShow: defineOfficeCall({
    name: 'trading show',
    access: { permission: 'trading.read' },
    effect: 'reads',
    summary: 'The trading file that holds, or an earlier version of it',
    request: z.object({ version: optional(whole(1, 1_000_000_000)) }),
    response: z.object({ ...version, document: z.unknown() }),
  }),
  tradingHistory: defineOfficeCall({
    name: 'trading history',
    access: { permission: 'trading.read' },
    effect: 'reads',
    summary: 'Versions of the trading file with who published them and when, the newest first',
    request: z.object({}),
    response: z.object({ value: z.array(z.object(version)) }),
  }),
  tradingFactor: defineOfficeCall({
    name: 'trading factor',
    access: { permission: 'players.sports-factor' },
    effect: 'changes',
    summary:
      'Gives a player 0 to 10 of what markets take, 0: no bets; --flag: the file says how much',
    request: z.object({
      site: siteName,
      account,
      factor,
      flag: optional(maybe(said(code, 'a flag such as sharp'))),
      reason: words,
    }),
    response: z.object({ factor_milli: told.count, flag: maybe(told.text) }),
  }),
  tradingStop: defineOfficeCall({
    name: 'trading stop',
    access: { permission: 'trading.markets' },
    effect: 'changes',
    summary: 'Stops a market, or all of an event, until a person opens it; new prices do not',
    request: z.object({ place, reason: words }),
    response: stoppedPlace,
  }),
  tradingOpen: defineOfficeCall({
    name: 'trading open',
    access: { permission: 'trading.markets' },
    effect: 'changes',
    summary: 'Opens what a person stopped; what stands against it besides goes on doing so',
    request: z.object({ place, reason: words }),
    response: stoppedPlace,
  }),
  tradingLiability: defineOfficeCall({
    name: 'trading liability',
    access: { permission: 'trading.read' },
    effect: 'reads',
    summary: 'What each outcome of an event would cost a site, the dearest first',
    request: z.object({ site: siteName, event: code }),
    response: z.object({
      currency: told.text,
      value: z.array(
        z.object({
          market_id: told.text,
          kind: told.text,
          outcome: told.text,
          odds: told.text,
          stakes: told.amount,
          /** What the site loses if it wins; below zero it gains. */
          loss: told.amount,
          /** 0 to 5: how near the limit of its market is, by all sites. */
          level: told.count,
        }),
      ),
    }),
  }),
  tradingVoidBets: defineOfficeCall({
    name: 'trading void-bets',
    access: { permission: 'trading.errors.propose' },
    effect: 'movesMoney',
    needsApproval: true,
    summary:
      'Proposes bets at a plainly wrong price to be void or repriced; `trading approve` agrees',
    request: z.object({ market: code, outcome: code, ...span, right_price: right, reason: words }),
    response: z.extend(palpableError, { value: z.array(concerned) }),
  }),
  tradingErrors: defineOfficeCall({
    name: 'trading errors',
    access: { permission: 'trading.read' },
    effect: 'reads',
    summary: 'Wrong prices that were proposed, the newest first, with what became of them',
    request: z.object({}),
    response: z.object({ value: z.array(palpableError) }),
  }),
  tradingApprove: defineOfficeCall({
    name: 'trading approve',
    access: { permission: 'trading.errors.decide' },
    effect: 'movesMoney',
    summary: 'Agrees to what another person proposed about a wrong price; its bets follow at once',
    request: z.object({ error: errorId }),
    response: palpableError,
  }),
  tradingRefuse: defineOfficeCall({
    name: 'trading refuse',
    access: { permission: 'trading.errors.decide' },
    effect: 'changes',
    summary: 'Refuses or takes back what was proposed about a wrong price; its bets stand',
    request: z.object({ error: errorId, reason: words }),
    response: palpableError,
  }),
  tradingReport: defineOfficeCall({
    name: 'trading report',
    access: { permission: 'trading.read' },
    effect: 'reads',
    summary: 'What settled bets held beside what margins would, by sport (margin) and kind (hold)',
    request: z.object({ report: choice(['hold', 'margin']), site: siteName, ...span }),
    response: z.object({
      currency: told.text,
      value: z.array(z.object({ sport: told.text, kind: maybe(told.text), ...reported })),
      total: z.object(reported),
    }),
  }),
  tradingTicker: defineOfficeCall({
    name: 'trading ticker',
    access: { permission: 'trading.read' },
    effect: 'reads',
    summary: 'The latest bets of a site with stake, odds, event and the factor of the player',
    request: z.object({ site: siteName, limit: optional(whole(1, 1000)) }),
    response: z.object({
      currency: told.text,
      value: z.array(
        z.object({
          bet_id: told.text,
          placed_at: told.time,
          account: told.text,
          factor_milli: told.count,
          stake: told.amount,
          odds: told.text,
          potential_payout: told.amount,
          type: told.text,
          status: told.text,
          /** Of its first leg. */
          sport: told.text,
          event: told.text,
          kind: told.text,
          outcome: told.text,
        }),
      ),
    }),
  }),
};
