import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const fetchSlide = defineCall({
  method: 'POST',
  path: '/api/home/fetch_slide',
  access: 'public',
  summary: 'Hero slides.',
  request: z.object({ ...siteFields }),
  response: z.object({
    value: z.array(
      z.object({
        slide_id: z.string(),
        title: z.string(),
        img_url: z.string(),
        mobile_img_url: z.string(),
        href: z.string(),
        /** Whom it is meant for; absent is everybody. */
        audience: z.optional(z.enum(['all', 'guests', 'players'])),
      }),
    ),
  }),
  errors: [],
});
