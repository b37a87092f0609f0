import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';

export const faqSearch = defineCall({
  method: 'POST',
  path: '/api/faq/search',
  access: 'public',
  summary: 'Questions that answer some words, best first; typing mistakes are forgiven.',
  request: z.object({ ...siteFields, text: requiredText(200) }),
  response: z.object({
    value: z.array(
      z.object({
        faq_id: z.string(),
        slug: z.string(),
        question: z.string(),
        answer: z.string(),
        /** 0 to 1. */
        score: z.number(),
      }),
    ),
  }),
  errors: [],
});
