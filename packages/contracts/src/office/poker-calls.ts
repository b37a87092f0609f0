import * as z from 'zod/mini';
import { nothing, requiredText } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  amount,
  choice,
  code,
  flag,
  instant,
  optional,
  said,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const tableName = said(requiredText(40), 'the name of a table');

/** Hold'em between players: which tables a site has, and what shows collusion. */
export const pokerCalls = {
  pokerTables: defineOfficeCall({
    name: 'poker tables',
    access: { permission: 'poker.read' },
    effect: 'reads',
    summary: "Hold'em tables of a site with their stakes and who sits",
    request: z.object({ site: siteName }),
    response: z.object({
      currency: told.text,
      value: z.array(
        z.object({
          table: told.text,
          table_id: told.text,
          kind: told.text,
          stakes: told.text,
          seats: told.count,
          seated: told.count,
          computers: told.count,
          play_money: yesNo,
          state: choice(['open', 'closing', 'closed']),
        }),
      ),
    }),
  }),
  pokerOpen: defineOfficeCall({
    name: 'poker open',
    access: { permission: 'poker.tables' },
    effect: 'changes',
    summary:
      'Opens a table. Buy-in 40 to 100 big blinds and rake of 5 % up to three big blinds (one heads-up), unless said otherwise; computers sit at tables of play money alone',
    request: z.object({
      site: siteName,
      table: tableName,
      small_blind: amount,
      big_blind: amount,
      seats: optional(whole(2, 9)),
      kind: optional(choice(['no_limit', 'fixed_limit'])),
      rake_percent: optional(whole(0, 10)),
      rake_cap: optional(amount),
      heads_up_cap: optional(amount),
      buy_in_min: optional(amount),
      buy_in_max: optional(amount),
      play_money: flag,
      computers: optional(whole(0, 8)),
    }),
    response: z.object({ table_id: told.text }),
  }),
  pokerClose: defineOfficeCall({
    name: 'poker close',
    access: { permission: 'poker.tables' },
    effect: 'changes',
    summary: 'Closes a table: the hand that is played ends, then every seat is paid out',
    request: z.object({ site: siteName, table: tableName }),
    response: nothing,
  }),
  pokerComputers: defineOfficeCall({
    name: 'poker computers',
    access: { permission: 'poker.tables' },
    effect: 'changes',
    summary: 'How many seats of a table of play money the computer fills; one always stays free',
    request: z.object({ site: siteName, table: tableName, count: whole(0, 8) }),
    response: nothing,
  }),
  pokerHand: defineOfficeCall({
    name: 'poker hand',
    access: { permission: 'poker.hands.open' },
    effect: 'changes',
    summary:
      'Opens the sealed deck of a hand for an auditor, folded cards too; who opened it and why is in the log of changes',
    request: z.object({ site: siteName, hand: said(code, 'the id of a hand'), reason: words }),
    response: z.object({
      table: told.text,
      hand_no: told.count,
      root: told.text,
      /** JSON: the seed of the deck, and each seat's cards with their proofs. */
      deck: optional(told.text),
    }),
    keeps: { field: 'deck', as: 'utf8' },
  }),
  pokerFlags: defineOfficeCall({
    name: 'poker flags',
    access: { permission: 'poker.read' },
    effect: 'reads',
    summary:
      'What may show collusion, of the last 30 days unless said otherwise: measures to look into, none of them is a verdict',
    request: z.object({ site: siteName, from: optional(instant), to: optional(instant) }),
    response: z.object({
      hands: told.count,
      value: z.array(
        z.object({
          kind: choice([
            'shared_address',
            'together',
            'soft_play',
            'chip_flow',
            'losing_all_ins',
            'reaction_times',
            'seeds_held_back',
            'report',
          ]),
          players: z.array(told.text),
          figures: told.text,
        }),
      ),
    }),
  }),
};
