import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { legalDocuments } from '../../content/index.ts';
import { siteFields, text } from '../../shared/fields.ts';

export const contentLegal = defineCall({
  method: 'POST',
  path: '/api/content/legal',
  access: 'public',
  summary:
    'Versions of the legal texts in force; of a signed-in player, which of them were accepted.',
  request: z.object({
    ...siteFields,
    account_id: z.optional(text(64)),
    auth: z.optional(text(128)),
  }),
  response: z.object({
    value: z.array(
      z.object({
        document: z.enum(legalDocuments),
        version: z.string(),
        effective_at: z.string(),
        must_accept: z.boolean(),
        accepted_at: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['sessionExpired'],
});
