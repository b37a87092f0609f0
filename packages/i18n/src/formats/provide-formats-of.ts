import type { MessageTag } from '../message-tags.ts';
import { provideFormats } from './intl-source.ts';

/**
 * Loads the formats of a language and its names of countries where the browser's Intl lacks them:
 * Chromium has no Nepali.
 */
export async function provideFormatsOf(tag: MessageTag): Promise<void> {
  if (tag !== 'ne' || Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0) return;
  provideFormats(tag, (await import('./nepali-for-browsers.ts')).nepaliForBrowsers);
}
