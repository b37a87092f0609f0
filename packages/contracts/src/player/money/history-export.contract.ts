import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, rangeFields, rangeInOrder, timeZoneField } from '../../shared/fields.ts';
import { betFilterFields } from './bet-list.contract.ts';
import { kindsField } from './transaction-list.contract.ts';

export const historyExport = defineCall({
  method: 'POST',
  path: '/api/history/export',
  access: 'player',
  summary:
    'The player’s history as a file of comma-separated values, the first line the names; sent as it is read, however long it is.',
  request: z
    .object({
      ...meFields,
      ...rangeFields,
      ...timeZoneField,
      ...betFilterFields,
      ...kindsField,
      what: z.enum(['transactions', 'bets', 'statement']),
      /** Of the statement; by day when absent. */
      by: z.optional(z.enum(['day', 'month'])),
    })
    .check(rangeInOrder),
  response: z.object({}),
  answersWith: 'text/csv',
  errors: [],
});
