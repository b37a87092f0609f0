import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { balanceFields, meFields, requestIdField } from '../../shared/fields.ts';
import { slip, slipBetInput } from '../../shared/slip.ts';

export const slipPlace = defineCall({
  method: 'POST',
  path: '/api/sports/slip_place',
  access: 'player',
  summary: 'Places the bets of a slip, of one leg or several: all of them or none.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    /** Which price changes the player accepts, for each leg. */
    odds_change: z.enum(['none', 'better', 'any']),
    bets: z.array(slipBetInput).check(z.maxLength(20, 'tooLong')),
  }),
  response: z.object({ slip, ...balanceFields }),
  errors: [
    'slipEmpty',
    'tooManyLegs',
    'tooManyLines',
    'invalidSystem',
    'selectionNotFound',
    'marketSuspended',
    'marketClosed',
    'eventStarted',
    'priceChanged',
    'relatedSelections',
    'notCombinable',
    'impossibleCombination',
    'redundantPick',
    'notEachWay',
    'stakeTooLow',
    'stakeTooHigh',
    'oddsTooHigh',
    'payoutTooHigh',
    'insufficientFunds',
    'limitReached',
    'bonusMaxBet',
    'bonusNotForGame',
    'voucherNotFound',
    'voucherNotUsable',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
