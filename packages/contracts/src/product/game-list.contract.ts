import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nextCursor, pageFields, siteFields, text } from '../shared/fields.ts';
import { catalogueGame } from '../shared/records.ts';

export const gameList = defineCall({
  method: 'POST',
  path: '/api/product/game_list',
  access: 'public',
  summary: 'Games of the site, filtered and sorted, page by page.',
  request: z.object({
    ...siteFields,
    ...pageFields,
    game_type: z.optional(text(64)),
    provider_code: z.optional(text(64)),
    search: z.optional(text(100)),
    sort: z.optional(z.enum(['popular', 'new', 'name'])),
    list: z.optional(z.enum(['hot', 'featured', 'popular', 'new'])),
  }),
  response: z.object({ value: z.array(catalogueGame), total: z.int(), ...nextCursor }),
  errors: [],
});
