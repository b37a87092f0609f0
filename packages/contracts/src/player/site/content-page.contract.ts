import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageNames } from '../../content/index.ts';
import { languageFields, previewField } from '../../shared/content-fields.ts';
import { siteFields } from '../../shared/fields.ts';

export const contentPage = defineCall({
  method: 'POST',
  path: '/api/content/page',
  access: 'public',
  summary: "One page of the operator's own text, in the visitor's language where there is one.",
  request: z.object({ ...siteFields, ...previewField, page: z.enum(pageNames) }),
  response: z.object({
    value: z.object({
      page: z.enum(pageNames),
      title: z.string(),
      body: z.string(),
      version: z.string(),
      published_at: z.string(),
      ...languageFields,
    }),
  }),
  errors: ['contentNotFound', 'previewExpired'],
});
