import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { newsEntry, previewField } from '../../shared/content-fields.ts';
import { nextCursor, pageFields, siteFields, text } from '../../shared/fields.ts';

export const newsList = defineCall({
  method: 'POST',
  path: '/api/news/list',
  access: 'public',
  summary: 'Articles that are out now, pinned first, then the newest.',
  request: z.object({
    ...siteFields,
    ...pageFields,
    ...previewField,
    category: z.optional(text(40)),
  }),
  response: z.object({ value: z.array(newsEntry), ...nextCursor }),
  errors: ['previewExpired'],
});
