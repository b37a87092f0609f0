import * as z from 'zod/mini';
import { declareOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  file,
  flag,
  instant,
  optional,
  said,
  score,
  siteName,
  whole,
  words,
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

/** What is done about matches: files, names, results, limits. */
export const sportsCalls = {
  importFile: declareOfficeCall({
    name: 'import-file',
    access: { permission: 'sports.import' },
    summary:
      'Reads matches and prices, results of known matches, or the scores of past seasons (history: for the price model) from a file; --competition says which league it is of, --far-ahead that matches more than two seasons ahead are meant',
    request: z.object({
      ...fileFields,
      as: optional(choice(['fixtures', 'results', 'history'])),
      far_ahead: flag,
    }),
  }),
  settleFile: declareOfficeCall({
    name: 'settle-file',
    access: { permission: 'sports.results' },
    summary: 'Reads results from a file and settles every bet on them',
    request: z.object(fileFields),
  }),
  leagueList: declareOfficeCall({
    name: 'league list',
    access: { permission: 'sports.read' },
    summary: 'Leagues with country, time zone and the further names sources have for them',
    request: z.object({}),
  }),
  leagueAdd: declareOfficeCall({
    name: 'league add',
    access: { permission: 'sports.names' },
    summary: 'Adds a league, or changes its name, country and the clock its kick-offs are told in',
    request: z.object({
      league: code,
      name: words,
      country: said(code, 'a country such as TR'),
      zone: said(code, 'a zone such as Europe/Istanbul'),
    }),
  }),
  leagueAlias: declareOfficeCall({
    name: 'league alias',
    access: { permission: 'sports.names' },
    summary: 'From now on this name in files means the league',
    request: z.object({ league: code, name: said(words, 'as the file writes it'), source }),
  }),
  teamList: declareOfficeCall({
    name: 'team list',
    access: { permission: 'sports.read' },
    summary: 'Teams with their ids and the names sources have for them',
    request: z.object({ name: optional(said(words, 'a part of a name')) }),
  }),
  teamAlias: declareOfficeCall({
    name: 'team alias',
    access: { permission: 'sports.names' },
    summary:
      'From now on this name in files means the team; `unmatched retry` reads what waited for it',
    request: z.object({ team: code, name: said(words, 'as the file writes it'), source }),
  }),
  unmatchedList: declareOfficeCall({
    name: 'unmatched list',
    access: { permission: 'sports.read' },
    summary: 'Lines of files that found no match and wait for a person, the oldest first',
    request: z.object({}),
  }),
  unmatchedMatch: declareOfficeCall({
    name: 'unmatched match',
    access: { permission: 'sports.names' },
    summary: 'Says which match a line is about, keeps its names for the teams, and takes it',
    request: z.object({ row: code, event: code }),
  }),
  unmatchedDismiss: declareOfficeCall({
    name: 'unmatched dismiss',
    access: { permission: 'sports.names' },
    summary: 'Takes a line off the list; nothing follows from it',
    request: z.object({ row: code, reason: words }),
  }),
  unmatchedRetry: declareOfficeCall({
    name: 'unmatched retry',
    access: { permission: 'sports.names' },
    summary: 'Reads all lines of the list once more, after names were told',
    request: z.object({}),
  }),
  sportsLimits: declareOfficeCall({
    name: 'sports limits',
    access: { permission: 'sports.limits' },
    summary:
      'Shows or changes what a site accepts on a bet, what one player may win on a selection, a match and a day, and what it risks on a match',
    request: z.object({
      site: siteName,
      min_stake: optional(amount),
      max_stake: optional(amount),
      max_win: optional(amount),
      selection_win: optional(amount),
      match_win: optional(amount),
      day_win: optional(amount),
      event_liability: optional(amount),
    }),
  }),
  eventList: declareOfficeCall({
    name: 'event list',
    access: { permission: 'sports.read' },
    summary:
      'Matches with their ids: those that should be over and have no result, or are put off, the oldest first; with a filter the others too, the latest first',
    request: z.object({
      team: optional(said(words, 'a part of a name')),
      league: optional(said(code, 'a league such as en.1 or E0')),
      state: optional(choice(['upcoming', 'live', 'finished', 'postponed', 'cancelled'])),
      limit: optional(whole(1, 100_000)),
    }),
  }),
  eventResult: declareOfficeCall({
    name: 'event result',
    access: { permission: 'sports.results' },
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
  }),
  eventVoid: declareOfficeCall({
    name: 'event void',
    access: { permission: 'sports.results' },
    summary: 'Gives all stakes on a match back; open bets cannot be settled otherwise afterwards',
    request: z.object({ event: code, reason: words, resettle: flag }),
  }),
};
