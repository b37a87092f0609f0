/// <reference path="./virtual-modules.d.ts" />
import type { CompiledMessages } from './compile-messages.ts';
import { provideFormats } from './formats/intl-source.ts';
import type { MessageTag } from './message-tags.ts';

type LocaleLoader = () => Promise<{ default: CompiledMessages }>;

/** Written out one by one: the bundler makes a chunk of each literal import. */
const loaders: Record<MessageTag, LocaleLoader> = {
  'en-US': () => import('virtual:pavilion-locale/en-US'),
  fil: () => import('virtual:pavilion-locale/fil'),
  'zh-Hans': () => import('virtual:pavilion-locale/zh-Hans'),
  es: () => import('virtual:pavilion-locale/es'),
  ru: () => import('virtual:pavilion-locale/ru'),
  vi: () => import('virtual:pavilion-locale/vi'),
  ms: () => import('virtual:pavilion-locale/ms'),
  ne: async () => {
    await provideNepali();
    return import('virtual:pavilion-locale/ne');
  },
  'zh-Hant': () => import('virtual:pavilion-locale/zh-Hant'),
};

/**
 * Fetches the compiled messages of a language, once; the browser has nothing of a language before this is called.
 * Rejects when the chunk cannot be fetched; calling again tries again.
 */
export async function loadLocale(tag: MessageTag): Promise<CompiledMessages> {
  return (await loaders[tag]()).default;
}

/** Chromium's Intl has no Nepali; browsers that have it load nothing more. */
async function provideNepali(): Promise<void> {
  if (Intl.DateTimeFormat.supportedLocalesOf('ne').length > 0) return;
  provideFormats('ne', (await import('./formats/nepali.ts')).nepaliFormats);
}
