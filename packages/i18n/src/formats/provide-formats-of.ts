/// <reference path="../virtual-modules.d.ts" />
import type { MessageTag } from '../message-tags.ts';
import { provideFormats, provideRegions } from './intl-source.ts';

/**
 * Loads the formats of a language and its names of countries where the browser's Intl lacks them:
 * Chromium has no Nepali.
 */
export async function provideFormatsOf(tag: MessageTag): Promise<void> {
  if (tag !== 'ne' || Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0) return;
  const [{ nepaliFormats }, regions] = await Promise.all([
    import('./nepali.ts'),
    import('virtual:pavilion-regions/ne'),
  ]);
  provideFormats(tag, nepaliFormats);
  provideRegions(tag, regions.default);
}
