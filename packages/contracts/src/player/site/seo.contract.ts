import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';

export const seoRecord = z.object({
  id: z.string(),
  page_name: z.string(),
  en_item_name: z.string(),
  en_body: z.string(),
  local_item_name: z.string(),
  local_body: z.string(),
  meta_title: z.string(),
  meta_desc: z.string(),
  meta_keywords: z.string(),
  meta_url: z.string(),
  meta_canonical: z.string(),
  meta_author: z.string(),
  meta_publisher: z.string(),
  meta_lang: z.string(),
  meta_image_url: z.string(),
  /** Search engines may list the page. */
  is_listed: z.boolean(),
});

export const seo = defineCall({
  method: 'POST',
  path: '/api/seo',
  access: 'public',
  summary: 'SEO record of a page, null when the site has none.',
  request: z.object({ ...siteFields, page_name: requiredText(64) }),
  response: z.object({ value: z.nullable(seoRecord) }),
  errors: [],
});
