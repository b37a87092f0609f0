import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, requestIdField, requiredText, stepUpField, text } from '../../shared/fields.ts';
import { payoutDestination } from '../../shared/records.ts';

const fieldsMax = 12;

export const destinationAdd = defineCall({
  method: 'POST',
  path: '/api/wallet/destination_add',
  access: 'player',
  summary: 'Adds a place to be paid to; it rests before it can be used.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    ...stepUpField,
    method_code: requiredText(64),
    holder_name: requiredText(100),
    fields: z
      .record(z.string(), text(128))
      .check(z.refine((fields) => Object.keys(fields).length <= fieldsMax, 'tooLong')),
  }),
  response: payoutDestination,
  errors: [
    'methodNotFound',
    'invalidDestination',
    'nameMismatch',
    'destinationTaken',
    'tooManyDestinations',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'requestIdReused',
  ],
});
