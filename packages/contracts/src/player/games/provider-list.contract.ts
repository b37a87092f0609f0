import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, text } from '../../shared/fields.ts';

export const providerList = defineCall({
  method: 'POST',
  path: '/api/product/provider_list',
  access: 'public',
  summary: 'Providers of the site with their game counts.',
  request: z.object({ ...siteFields, game_type: z.optional(text(64)) }),
  response: z.object({
    value: z.array(
      z.object({
        provider_code: z.string(),
        provider_name: z.string(),
        logo_url: z.string(),
        game_count: z.int(),
        /** Of these games, how many each category has, by its wire name. */
        categories: z.record(z.string(), z.int()),
      }),
    ),
  }),
  errors: [],
});
