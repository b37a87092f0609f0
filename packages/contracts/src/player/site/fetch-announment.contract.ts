import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const fetchAnnounment = defineCall({
  method: 'POST',
  path: '/api/home/fetch_announment',
  access: 'public',
  summary: 'Announcements and promotions in force.',
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.array(
      z.object({
        announcement_id: z.string(),
        title: z.string(),
        body: z.string(),
        img_url: z.nullable(z.string()),
        start_date: z.nullable(z.string()),
        end_date: z.nullable(z.string()),
        /** Whom it may come over the page of; absent is everybody. */
        audience: z.optional(z.enum(['all', 'guests', 'players'])),
        /**
         * A promotion stands among the site's offers and comes over no page; absent is an
         * announcement.
         */
        kind: z.optional(z.enum(['announcement', 'promotion'])),
      }),
    ),
  }),
  errors: [],
});
