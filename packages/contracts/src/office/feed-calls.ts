import * as z from 'zod/mini';
import { nothing, requiredText } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  choice,
  code,
  file,
  flag,
  maybe,
  optional,
  said,
  told,
  whole,
  words,
} from './office-fields.ts';

/** How the lines of a source may be written. */
const feedFormats = [
  ...(['canonical', 'exchange-stream', 'unified-feed', 'the-odds-api', 'simulator'] as const),
  ...(['football-json', 'football-data', 'football-fixtures'] as const),
] as const;

const source = said(
  requiredText(63).check(z.regex(/^[a-z0-9][a-z0-9._-]*$/, 'invalidType')),
  'a name such as exchange-1',
);

/** What sources name by ids of their own. */
const namedKinds = ['league', 'team', 'player', 'event'] as const;

/** Sources that tell of events by messages, and what they leave to a person. */
export const feedCalls = {
  feedPlay: defineOfficeCall({
    name: 'feed play',
    access: { permission: 'sports.feeds' },
    effect: 'movesMoney',
    summary: [
      'Plays the messages of a file as those of a source: all at once, or with --speed so',
      'many times as fast as they came; what was told before changes nothing. --as-told:',
      'prices without margin or policy; --adopt: leagues, teams and players that nobody',
      'knows are taken over as the source calls them; --rank: of several sources of one',
      'event the lowest makes its prices and tells its course, at first all are 0',
    ].join(' '),
    request: z.object({
      file,
      source,
      format: optional(choice(feedFormats)),
      speed: optional(whole(1, 100_000)),
      as_told: flag,
      adopt: flag,
      rank: optional(whole(0, 1_000)),
    }),
    response: z.object({
      source: told.text,
      /** Messages of the file; lines that are none are faults. */
      read: told.count,
      applied: told.count,
      /** Told before. */
      repeated: told.count,
      /** Kept in the log and told to a person. */
      doubted: told.count,
      /** The number up to which the source was heard; null where it never was. */
      last_seq: maybe(told.count),
      fault_count: told.count,
      /** The first of them. */
      faults: z.array(z.object({ line: told.count, problem: told.text })),
    }),
  }),
  feedList: defineOfficeCall({
    name: 'feed list',
    access: { permission: 'sports.read' },
    effect: 'reads',
    summary: 'Sources with what was heard of them last, their events, and what waits for a person',
    request: z.object({}),
    response: z.object({
      value: z.array(
        z.object({
          source: told.text,
          format: told.text,
          /** Of several sources of one event the lowest makes its prices. */
          rank: told.count,
          /** `stale`: nothing was heard for too long, its markets are stopped. */
          state: z.enum(['waiting', 'fresh', 'stale']),
          heard_at: maybe(told.time),
          messages: told.count,
          last_seq: maybe(told.count),
          events: told.count,
          /** Of them those that are not shown: it is not known what they are. */
          unmapped: told.count,
          doubts: told.count,
        }),
      ),
    }),
  }),
  feedMap: defineOfficeCall({
    name: 'feed map',
    access: { permission: 'sports.names' },
    effect: 'changes',
    summary: [
      'Says what a source means by an id: one of ours, `new` to make it as the source calls',
      'it, or `none` to pass it over; what waited for it is shown at once',
    ].join(' '),
    request: z.object({
      source,
      kind: choice(namedKinds),
      id: requiredText(256),
      to: said(code, 'an id of ours, `new` or `none`'),
    }),
    response: z.object({
      our_id: maybe(told.text),
      /** Events that are shown now and were not before. */
      shown: told.count,
    }),
  }),
  doubtList: defineOfficeCall({
    name: 'doubt list',
    access: { permission: 'sports.read' },
    effect: 'reads',
    summary: 'What sources said that nobody applied and that waits for a person, the oldest first',
    request: z.object({ source: optional(source) }),
    response: z.object({
      value: z.array(
        z.object({
          doubt_id: told.text,
          source: told.text,
          /** `unknownTeam`, `scoreBackwards`. */
          what: told.text,
          subject: told.text,
          /** The source's id of the event, where it is about one. */
          event: maybe(told.text),
          seq: maybe(told.count),
          detail: told.text,
          first_seen_at: told.time,
          seen_count: told.count,
        }),
      ),
    }),
  }),
  doubtDismiss: defineOfficeCall({
    name: 'doubt dismiss',
    access: { permission: 'sports.names' },
    effect: 'changes',
    summary: 'Takes a doubt off the list; a message that made an event stop counts as never sent',
    request: z.object({ doubt: code, reason: words }),
    response: nothing,
  }),
  doubtApply: defineOfficeCall({
    name: 'doubt apply',
    access: { permission: 'sports.feeds' },
    effect: 'movesMoney',
    summary: [
      'Says that a message nobody believed is right: the event goes on by it, and where it',
      'is its end, its bets are settled, long after they were too',
    ].join(' '),
    request: z.object({ doubt: code, reason: words }),
    response: nothing,
  }),
};
