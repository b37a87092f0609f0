import * as z from 'zod/mini';
import { text } from './fields.ts';

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
