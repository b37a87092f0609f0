import * as z from 'zod/mini';
import { documentKinds } from '@pavilion/domain/verification';
import { defineCall } from '../../define-call.ts';
import { meFields, text } from '../../shared/fields.ts';
import { identityDocument } from './identity-document.ts';

export const documentAdd = defineCall({
  method: 'POST',
  path: '/api/identity/document_add',
  access: 'player',
  summary: 'Gives a document to be checked: a photo or a PDF, as `multipart/form-data`.',
  request: z.object({
    ...meFields,
    kind: z.enum(documentKinds),
    /**
     * With the first document that shows who the player is: his name and birth date (`1990-04-30`)
     * as it has them.
     */
    full_name: z.optional(text(100)),
    birth_date: z.optional(text(10)),
    file: z.file(),
  }),
  response: z.object({ value: identityDocument }),
  errors: ['invalidFile', 'underage', 'documentNotNeeded', 'tooManyDocuments'],
  takesFile: true,
});
