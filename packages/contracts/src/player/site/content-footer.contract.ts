import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

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
