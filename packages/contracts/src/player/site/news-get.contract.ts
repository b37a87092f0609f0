import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { newsEntry, previewField } from '../../shared/content-fields.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';

export const newsGet = defineCall({
  method: 'POST',
  path: '/api/news/get',
  access: 'public',
  summary: 'One article with its text and others of its category.',
  request: z.object({ ...siteFields, ...previewField, slug: requiredText(80) }),
  response: z.object({
    value: z.extend(newsEntry, { body: z.string(), related: z.array(newsEntry) }),
  }),
  errors: ['contentNotFound', 'previewExpired'],
});
