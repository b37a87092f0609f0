import * as z from 'zod/mini';
import { nothing, oddsInput, requiredText } from '../shared/fields.ts';
import { eventState } from '../shared/records.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  file,
  flag,
  instant,
  maybe,
  optional,
  said,
  score,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

/** The kinds of files that matches come from. */
const importFormats = ['football-data', 'football-json', 'fixtures'] as const;
const source = optional(choice(importFormats));
const fileFields = {
  file,
  format: choice(importFormats),
  competition: optional(said(code, 'a league such as en.1')),
  zone: optional(said(code, 'a zone such as Europe/London')),
};

/** What became of the lines of a file. */
const importReport = z.object({
  created: told.count,
  changed: told.count,
  unchanged: told.count,
  /** The first lines that could not be used, or not whole, and how many there are. */
  problems: z.array(z.object({ line: told.count, reason: told.text, detail: told.text })),
  problem_count: told.count,
  /** Every reason among them, once. */
  reasons: z.array(told.text),
});

/** How the bets on the matches ended. */
const settlement = z.object({
  bets: z.array(z.object({ result: told.text, count: told.count })),
  unsettled_matches: told.count,
});

const listedEvent = z.object({
  event_id: told.text,
  start_time: told.time,
  /** The day it is announced for, while its time is not told. */
  start_day: maybe(told.text),
  state: eventState,
  league: told.text,
  home: told.text,
  away: told.text,
  home_score: maybe(told.count),
  away_score: maybe(told.count),
  /** 0: no result was entered. */
  revision: told.count,
  open_bets: told.count,
});

/** What the house keeps of a bet it takes back. */
const marginInput = z.string().check(z.regex(/^0(\.([0-2]\d{0,5}|30{0,5}))?$/, 'invalidType'));

/** What is done about matches: files, names, results, limits. */
export const sportsCalls = {
  importFile: defineOfficeCall({
    name: 'import-file',
    access: { permission: 'sports.import' },
    effect: 'changes',
    summary:
      'Reads matches and prices, results of known matches, or the scores of past seasons (history: for the price model) from a file; --competition says which league it is of, --far-ahead that matches more than two seasons ahead are meant',
    request: z.object({
      ...fileFields,
      as: optional(choice(['fixtures', 'results', 'history'])),
      far_ahead: flag,
    }),
    response: importReport,
  }),
  settleFile: defineOfficeCall({
    name: 'settle-file',
    access: { permission: 'sports.results' },
    effect: 'movesMoney',
    summary: 'Reads results from a file and settles every bet on them',
    request: z.object(fileFields),
    response: z.extend(importReport, { settlement }),
  }),
  leagueList: defineOfficeCall({
    name: 'league list',
    access: { permission: 'sports.read' },
    effect: 'reads',
    summary: 'Leagues with country, time zone and the further names sources have for them',
    request: z.object({}),
    response: z.object({
      value: z.array(
        z.object({
          league: told.text,
          name: told.text,
          country: told.text,
          zone: maybe(told.text),
          names: z.array(z.object({ source: told.text, name: told.text })),
        }),
      ),
    }),
  }),
  leagueAdd: defineOfficeCall({
    name: 'league add',
    access: { permission: 'sports.names' },
    effect: 'changes',
    summary: 'Adds a league, or changes its name, country and the clock its kick-offs are told in',
    request: z.object({
      league: code,
      name: words,
      country: said(code, 'a country such as TR'),
      zone: said(code, 'a zone such as Europe/Istanbul'),
    }),
    response: nothing,
  }),
  leagueAlias: defineOfficeCall({
    name: 'league alias',
    access: { permission: 'sports.names' },
    effect: 'changes',
    summary: 'From now on this name in files means the league',
    request: z.object({ league: code, name: said(words, 'as the file writes it'), source }),
    response: nothing,
  }),
  teamList: defineOfficeCall({
    name: 'team list',
    access: { permission: 'sports.read' },
    effect: 'reads',
    summary: 'Teams with their ids and the names sources have for them',
    request: z.object({ name: optional(said(words, 'a part of a name')) }),
    response: z.object({
      value: z.array(
        z.object({
          team_id: told.text,
          country: told.text,
          name: told.text,
          aliases: z.array(told.text),
        }),
      ),
    }),
  }),
  teamAlias: defineOfficeCall({
    name: 'team alias',
    access: { permission: 'sports.names' },
    effect: 'changes',
    summary:
      'From now on this name in files means the team; `unmatched retry` reads what waited for it',
    request: z.object({ team: code, name: said(words, 'as the file writes it'), source }),
    response: nothing,
  }),
  unmatchedList: defineOfficeCall({
    name: 'unmatched list',
    access: { permission: 'sports.read' },
    effect: 'reads',
    summary: 'Lines of files that found no match and wait for a person, the oldest first',
    request: z.object({}),
    response: z.object({
      value: z.array(
        z.object({
          row_id: told.text,
          source: told.text,
          mode: told.text,
          key: told.text,
          reason: told.text,
          detail: told.text,
          seen_count: told.count,
        }),
      ),
    }),
  }),
  unmatchedMatch: defineOfficeCall({
    name: 'unmatched match',
    access: { permission: 'sports.names' },
    effect: 'changes',
    summary: 'Says which match a line is about, keeps its names for the teams, and takes it',
    request: z.object({ row: code, event: code }),
    response: importReport,
  }),
  unmatchedDismiss: defineOfficeCall({
    name: 'unmatched dismiss',
    access: { permission: 'sports.names' },
    effect: 'changes',
    summary: 'Takes a line off the list; nothing follows from it',
    request: z.object({ row: code, reason: words }),
    response: nothing,
  }),
  unmatchedRetry: defineOfficeCall({
    name: 'unmatched retry',
    access: { permission: 'sports.names' },
    effect: 'changes',
    summary: 'Reads all lines of the list once more, after names were told',
    request: z.object({}),
    response: importReport,
  }),
  sportsLimits: defineOfficeCall({
    name: 'sports limits',
    access: { permission: 'sports.limits' },
    effect: 'changes',
    summary:
      'Shows or changes what a site accepts on a bet and at which odds, what one player may win on a selection, a match and a day, what it risks on a match, on what terms it takes bets back, and what a void pick does to a builder',
    request: z.object({
      site: siteName,
      min_stake: optional(amount),
      max_stake: optional(amount),
      max_win: optional(amount),
      market_max: optional(amount),
      selection_win: optional(amount),
      match_win: optional(amount),
      day_win: optional(amount),
      event_liability: optional(amount),
      max_odds: optional(said(oddsInput, 'odds such as 10000.00')),
      cash_out: optional(choice(['on', 'off'])),
      cash_out_margin: optional(said(marginInput, 'a part up to 0.30, such as 0.05')),
      cash_out_min: optional(amount),
      builder_void: optional(choice(['whole', 'reprice'])),
    }),
    response: z.object({
      currency: told.text,
      min_stake: told.amount,
      max_stake: told.amount,
      max_win: told.amount,
      market_max: maybe(told.amount),
      selection_win: maybe(told.amount),
      match_win: maybe(told.amount),
      day_win: maybe(told.amount),
      event_liability: told.amount,
      max_odds: told.text,
      cash_out: told.text,
      cash_out_margin: told.text,
      cash_out_min: told.amount,
      builder_void: told.text,
    }),
  }),
  eventList: defineOfficeCall({
    name: 'event list',
    access: { permission: 'sports.read' },
    effect: 'reads',
    summary:
      'Matches with their ids: those that should be over and have no result, or are put off, the oldest first; with a filter the others too, the latest first',
    request: z.object({
      team: optional(said(words, 'a part of a name')),
      league: optional(said(code, 'a league such as en.1 or E0')),
      state: optional(choice(['upcoming', 'live', 'finished', 'postponed', 'cancelled'])),
      limit: optional(whole(1, 100_000)),
    }),
    response: z.object({
      value: z.array(listedEvent),
      /** How many fit, also those that are not listed. */
      total: told.count,
      /** Where the league that was named is none: those that there are. */
      known_leagues: maybe(z.array(told.text)),
    }),
  }),
  eventResult: defineOfficeCall({
    name: 'event result',
    access: { permission: 'sports.results' },
    effect: 'movesMoney',
    summary:
      'Enters or corrects a result by hand and settles; --started: it began earlier than we knew, later bets are void; --resettle: also more than 24 hours after it was settled',
    request: z.object({
      event: code,
      score,
      half_time: optional(score),
      started: optional(instant),
      reason: optional(words),
      resettle: flag,
    }),
    response: z.object({ is_new: yesNo, settlement }),
  }),
  eventFinish: defineOfficeCall({
    name: 'event finish',
    access: { permission: 'sports.results' },
    effect: 'movesMoney',
    summary:
      'Enters or corrects where the runners of a race or an outright came in and settles: ' +
      '`3,1=4,2`, numbers or names from the first on, level ones joined by =; --started: when it ' +
      'went off, later bets are void; --resettle: also more than 24 hours after it was settled',
    request: z.object({
      event: code,
      order: said(requiredText(2000), 'an order such as 3,1=4,2'),
      started: optional(instant),
      reason: optional(words),
      resettle: flag,
    }),
    response: z.object({ is_new: yesNo, settlement }),
  }),
  eventDecidedBy: defineOfficeCall({
    name: 'event decided-by',
    access: { permission: 'sports.results' },
    effect: 'changes',
    summary:
      'Marks the match that decides an outright, as a final does a cup: no bet takes both from ' +
      'now on; without --match there is none',
    request: z.object({ event: code, match: optional(code), reason: optional(words) }),
    response: nothing,
  }),
  eventVoid: defineOfficeCall({
    name: 'event void',
    access: { permission: 'sports.results' },
    effect: 'movesMoney',
    summary: 'Gives all stakes on a match back; open bets cannot be settled otherwise afterwards',
    request: z.object({ event: code, reason: words, resettle: flag }),
    response: z.object({ is_new: yesNo, settlement }),
  }),
};
