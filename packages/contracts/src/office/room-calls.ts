import * as z from 'zod/mini';
import { nothing, requiredText } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  account,
  list,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  yesNo,
} from './office-fields.ts';

const reason = said(requiredText(400), 'why, for the log of changes');

/** What staff do about rooms of players: tables where they talk. */
export const roomCalls = {
  roomSettings: defineOfficeCall({
    name: 'room settings',
    access: { permission: 'support.rules' },
    effect: 'changes',
    summary:
      'Shows whether players of a site talk at tables, and what they may not say, or changes it at once',
    request: z.object({
      site: siteName,
      on: optional(yesNo),
      words: optional(list(said(requiredText(40), 'words between commas'))),
    }),
    response: z.object({ site: told.text, on: yesNo, words: list(told.text) }),
  }),
  roomReports: defineOfficeCall({
    name: 'room reports',
    access: { permission: 'support.read' },
    effect: 'reads',
    summary: 'What players reported in rooms and nobody hid, the most reported first',
    request: z.object({ site: siteName }),
    response: z.object({
      value: list(
        z.object({
          message_id: told.text,
          room: told.text,
          account_id: maybe(told.text),
          text: told.text,
          reports: told.count,
          reason: told.text,
          created_at: told.time,
        }),
      ),
    }),
  }),
  roomHide: defineOfficeCall({
    name: 'room hide',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Takes words out of a room',
    request: z.object({
      site: siteName,
      message: said(requiredText(64), 'the id of a message'),
      reason,
    }),
    response: nothing,
  }),
  roomMute: defineOfficeCall({
    name: 'room mute',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Lets a player not talk in rooms for some hours; 0: he may again',
    request: z.object({ site: siteName, account, hours: whole(0, 8760), reason }),
    response: z.object({ account_id: told.text, until: told.time }),
  }),
  roomSay: defineOfficeCall({
    name: 'room say',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Says something in a room as staff',
    request: z.object({
      site: siteName,
      room: said(requiredText(80), 'a room such as table:PAVILION:roulette:1'),
      text: requiredText(200),
      as: said(requiredText(24), 'a name players see'),
    }),
    response: z.object({ message_id: told.text }),
  }),
} as const;
