import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { languageFields, previewField } from '../../shared/content-fields.ts';
import { siteFields } from '../../shared/fields.ts';

const faqQuestion = z.object({
  faq_id: z.string(),
  slug: z.string(),
  question: z.string(),
  answer: z.string(),
  ...languageFields,
});

export const faqList = defineCall({
  method: 'POST',
  path: '/api/faq/list',
  access: 'public',
  summary: 'Questions and answers by category.',
  request: z.object({ ...siteFields, ...previewField }),
  response: z.object({
    value: z.array(
      z.object({ category: z.string(), title: z.string(), questions: z.array(faqQuestion) }),
    ),
  }),
  errors: ['previewExpired'],
});
