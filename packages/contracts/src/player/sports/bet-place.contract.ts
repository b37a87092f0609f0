import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  amountInput,
  balanceFields,
  id,
  meFields,
  oddsInput,
  requestIdField,
} from '../../shared/fields.ts';
import { sportsBet } from '../../shared/records.ts';

export const betPlace = defineCall({
  method: 'POST',
  path: '/api/sports/bet_place',
  access: 'player',
  summary: 'Places the single bets of a slip: all of them or none.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    /** Which price changes the player accepts. */
    odds_change: z.enum(['none', 'better', 'any']),
    bets: z
      .array(z.object({ selection_id: id, odds: oddsInput, stake: amountInput }))
      .check(z.maxLength(20, 'tooLong')),
  }),
  response: z.object({
    /** Pending where the slip has a live pick: `slip_status` tells what becomes of it. */
    bets: z.array(sportsBet),
    slip_id: z.optional(z.string()),
    ...balanceFields,
  }),
  errors: [
    'slipEmpty',
    'slipTooLong',
    'duplicateSelection',
    'selectionNotFound',
    'marketSuspended',
    'marketClosed',
    'eventStarted',
    'priceChanged',
    'stakeTooLow',
    'stakeTooHigh',
    'payoutTooHigh',
    'insufficientFunds',
    'limitReached',
    'bonusMaxBet',
    'bonusNotForGame',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
