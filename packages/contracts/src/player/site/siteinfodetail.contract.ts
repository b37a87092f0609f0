import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';

export const cmsPage = z.object({
  status: z.boolean(),
  en_body: z.string(),
  /** In the visitor's language, else the site's first, else English, else any. */
  local_body: z.string(),
  /** BCP 47 tag of `local_body`. */
  local_language: z.string(),
  is_fallback: z.boolean(),
});

export const siteinfodetail = defineCall({
  method: 'POST',
  path: '/api/settings/siteinfodetail',
  access: 'public',
  summary: 'CMS pages and display switches.',
  request: z.object({ ...siteFields }),
  response: z.object({
    cms: z.object({
      about_us: cmsPage,
      privacy_policy: cmsPage,
      banking: cmsPage,
      faqs: cmsPage,
      responsible_gaming: cmsPage,
      term_condition: cmsPage,
    }),
    show_referral: z.int(),
    show_app_download: z.boolean(),
    show_bf_ann_modal: z.boolean(),
  }),
  errors: [],
});
