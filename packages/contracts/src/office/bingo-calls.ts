import * as z from 'zod/mini';
import { bingoRoomId, bingoVariant } from '../shared/bingo.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  flag,
  list,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const stage = said(
  z.string().check(z.regex(/^[a-z_]{1,16}:\d{1,3}$/, 'invalidType')),
  'a stage with its share, such as line:20',
);

const settings = z.object({
  room: told.text,
  name: told.text,
  is_open: yesNo,
  variant: told.text,
  price: told.amount,
  max_cards: told.count,
  stages: z.array(told.text),
  jackpot_within: told.count,
  ball_seconds: told.count,
  every_minutes: told.count,
  min_players: told.count,
  play_money: yesNo,
});

/** What staff do about bingo. */
export const bingoCalls = {
  bingoRooms: defineOfficeCall({
    name: 'bingo rooms',
    access: { permission: 'bingo.read' },
    effect: 'reads',
    summary: 'How a site runs its bingo rooms, and what lies on their jackpots',
    request: z.object({ site: siteName }),
    response: z.object({ value: z.array(z.extend(settings, { fund: told.amount })) }),
  }),
  bingoSet: defineOfficeCall({
    name: 'bingo set',
    access: { permission: 'bingo.change' },
    effect: 'changes',
    summary:
      'Opens a room, changes how it is run, or lets it rest. Games that cards were sold of keep what they began with; those without are planned anew',
    request: z.object({
      site: siteName,
      room: bingoRoomId,
      /** Of a new room; it never changes. */
      variant: optional(bingoVariant),
      /** Of a new room; it never changes. */
      play_money: flag,
      state: optional(choice(['open', 'resting'])),
      name: optional(words),
      price: optional(amount),
      max_cards: optional(whole(1, 96)),
      stages: optional(list(stage)),
      jackpot_within: optional(whole(15, 90)),
      ball_seconds: optional(whole(3, 6)),
      every_minutes: optional(whole(5, 1_440)),
      min_players: optional(whole(1, 1_000)),
    }),
    response: settings,
  }),
  bingoGames: defineOfficeCall({
    name: 'bingo games',
    access: { permission: 'bingo.read' },
    effect: 'reads',
    summary: 'Games of a site that cards were sold of: those to come, and the last that were',
    request: z.object({ site: siteName, room: optional(bingoRoomId) }),
    response: z.object({
      value: z.array(
        z.object({
          game_id: told.text,
          room: told.text,
          state: told.text,
          starts_at: told.time,
          cards: told.count,
          players: told.count,
          sales: told.amount,
          paid: told.amount,
          called: told.count,
          entropy_source: maybe(told.text),
          void_reason: maybe(told.text),
        }),
      ),
    }),
  }),
  bingoVoid: defineOfficeCall({
    name: 'bingo void',
    access: { permission: 'bingo.void' },
    effect: 'movesMoney',
    summary:
      'Calls a game off whose last stage is not won yet: nothing is sold or called any more and every stake goes back',
    request: z.object({ site: siteName, game: code, reason: words }),
    response: z.object({ game: told.text, cards: told.count }),
  }),
};
