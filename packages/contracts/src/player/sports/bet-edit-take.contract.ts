import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { cashOut } from '../../shared/cash-out.ts';
import { balanceFields, id, meFields, requestIdField, requiredText } from '../../shared/fields.ts';
import { sportsBet } from '../../shared/records.ts';
import { legInput } from '../../shared/slip.ts';

export const betEditTake = defineCall({
  method: 'POST',
  path: '/api/sports/bet_edit_take',
  access: 'player',
  summary: 'Ends a bet at what it is worth and places its new legs for that, all or nothing.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    bet_id: id,
    legs: z.array(legInput).check(z.maxLength(30, 'tooLong')),
    offer_id: requiredText(200),
  }),
  response: z.object({
    /** The new bet; of an edit that waits the old one, which stands until then. */
    bet: sportsBet,
    /** How an edit with a live leg waits, to be followed by `cash_out_status`; else null. */
    cash_out: z.nullable(cashOut),
    ...balanceFields,
  }),
  errors: [
    'betNotFound',
    'betNotEditable',
    'cashOutUnavailable',
    'cashOutMoved',
    'offerExpired',
    'selectionNotFound',
    'marketSuspended',
    'marketClosed',
    'eventStarted',
    'priceChanged',
    'relatedSelections',
    'notCombinable',
    'notEachWay',
    'impossibleCombination',
    'redundantPick',
    'stakeTooLow',
    'stakeTooHigh',
    'oddsTooHigh',
    'payoutTooHigh',
    'tooManyLegs',
    'insufficientFunds',
    'limitReached',
    'bonusMaxBet',
    'bonusNotForGame',
    'selfExcluded',
    'requestIdReused',
  ],
  movesMoney: true,
});
