import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { legalDocuments, legalVersionName, pageNames } from '../../content/index.ts';
import { meFields, nothing, siteFields, text } from '../../shared/fields.ts';
import { languageFields, previewField } from './news.contract.ts';

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

const pictured = {
  href: z.nullable(z.string()),
  img_url: z.nullable(z.string()),
};

export const contentFooter = defineCall({
  method: 'POST',
  path: '/api/content/footer',
  access: 'public',
  summary:
    "Who runs the site, its licences, help lines (those of the visitor's country first), ways to pay and seals.",
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.object({
      operator: z.string(),
      address: z.string(),
      licences: z.array(z.object({ regulator: z.string(), number: z.string(), ...pictured })),
      helplines: z.array(
        z.object({
          country: z.string(),
          name: z.string(),
          phone: z.nullable(z.string()),
          href: z.nullable(z.string()),
        }),
      ),
      payments: z.array(z.object({ name: z.string(), img_url: z.string() })),
      seals: z.array(z.object({ name: z.string(), ...pictured })),
      note: z.string(),
    }),
  }),
  errors: [],
});

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

export const contentLegalAccept = defineCall({
  method: 'POST',
  path: '/api/content/legal_accept',
  access: 'player',
  summary: 'Accepts a version of a legal text that is in force.',
  request: z.object({
    ...meFields,
    document: z.enum(legalDocuments),
    version: legalVersionName,
  }),
  response: nothing,
  errors: ['contentNotFound'],
});
