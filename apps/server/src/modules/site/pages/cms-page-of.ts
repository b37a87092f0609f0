import type { ScreenName } from '@pavilion/domain/screens';
import type { CmsPageName } from '../content/index.ts';

/** The page of the operator's text that a screen shows. */
export const cmsPageOf: Partial<Record<ScreenName, CmsPageName>> = {
  about: 'about_us',
  'privacy-policy': 'privacy_policy',
  'term-condition': 'term_condition',
  banking: 'banking',
  faqs: 'faqs',
  'responsible-gaming': 'responsible_gaming',
};
