import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
import { choice, code, maybe, optional, siteName, told, words } from './office-fields.ts';

/** What staff do about fishing. */
export const fishingCalls = {
  fishingSessions: defineOfficeCall({
    name: 'fishing sessions',
    access: { permission: 'fishing.read' },
    effect: 'reads',
    summary:
      'Sessions of players at the seas of a site with their meters: those open, or the last that ended',
    request: z.object({ site: siteName, state: optional(choice(['open', 'closed'])) }),
    response: z.object({
      currency: told.text,
      value: z.array(
        z.object({
          session: told.text,
          account: told.text,
          sea: told.text,
          seat: told.count,
          state: told.text,
          close_reason: maybe(told.text),
          bought: told.amount,
          meter: told.amount,
          shots: told.count,
          cost: told.amount,
          win: told.amount,
          opened_at: told.time,
          used_at: told.time,
        }),
      ),
    }),
  }),
  fishingSettle: defineOfficeCall({
    name: 'fishing settle',
    access: { permission: 'fishing.settle' },
    effect: 'movesMoney',
    summary:
      'Ends an open session: what it cost and won is told to the books, what is on its meter is paid out',
    request: z.object({ site: siteName, session: code, reason: words }),
    response: z.object({
      session: told.text,
      currency: told.text,
      cost: told.amount,
      win: told.amount,
      paid: told.amount,
    }),
  }),
};
