import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
import { amount, choice, maybe, optional, siteName, told, yesNo } from './office-fields.ts';

const settings = z.object({ is_on: yesNo, house_seed: told.amount });

/** What staff do about games whose players bet against each other. */
export const sabongCalls = {
  sabongSet: defineOfficeCall({
    name: 'sabong set',
    access: { permission: 'sites.games' },
    effect: 'changes',
    summary:
      'Whether a site offers matches of sabong, and what the house puts on both sides of each as any bettor would; 0: nothing. Never on a site of the Philippines',
    request: z.object({
      site: siteName,
      state: optional(choice(['on', 'off'])),
      house_seed: optional(amount),
    }),
    response: settings,
  }),
  poolList: defineOfficeCall({
    name: 'pool list',
    access: { permission: 'sites.read' },
    effect: 'reads',
    summary:
      'Games of pools of a site: what lies in rounds that are not paid yet, what breaking prices down left, how the house’s own bets went',
    request: z.object({ site: siteName }),
    response: z.object({
      sabong: settings,
      value: z.array(
        z.object({
          game: told.text,
          held: told.amount,
          rounds: told.count,
          voids: told.count,
          gross: told.amount,
          paid: told.amount,
          takeout: told.amount,
          breakage: told.amount,
          house_bets: told.amount,
          last_void: maybe(told.text),
        }),
      ),
    }),
  }),
};
