import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { legalDocuments, legalVersionName } from '../../content/index.ts';
import { meFields, nothing } from '../../shared/fields.ts';

export const contentLegalAccept = defineCall({
  method: 'POST',
  path: '/api/content/legal_accept',
  access: 'player',
  summary: 'Accepts a version of a legal text that is in force.',
  request: z.object({
    ...meFields,
    document: z.enum(legalDocuments),
    version: legalVersionName,
  }),
  response: nothing,
  errors: ['contentNotFound'],
});
