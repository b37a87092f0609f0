import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nextCursor, pageFields, requiredText, siteFields, text } from '../../shared/fields.ts';

/** A link an operator was given to look at what is not out yet. */
export const previewField = { preview: z.optional(text(200)) };

/** In which language a text is, and whether that is another than was asked for. */
export const languageFields = { language: z.string(), is_fallback: z.boolean() };

export const newsEntry = z.object({
  news_id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  img_url: z.nullable(z.string()),
  category: z.string(),
  pinned: z.boolean(),
  published_at: z.string(),
  updated_at: z.string(),
  ...languageFields,
});

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
