/// <reference path="./virtual-modules.d.ts" />
import type { CompiledMessages } from './compile-messages.ts';
import { provideFormatsOf } from './formats/provide-formats-of.ts';
import type { MessageTag } from './message-tags.ts';

type PartLoader = () => Promise<{ default: CompiledMessages }>;
type LocaleLoader = readonly [first: PartLoader, later: PartLoader];

/** Written out one by one: the bundler makes a chunk of each literal import. */
const loaders: Record<MessageTag, LocaleLoader> = {
  'en-US': [
    () => import('virtual:pavilion-locale/en-US'),
    () => import('virtual:pavilion-locale-later/en-US'),
  ],
  fil: [
    () => import('virtual:pavilion-locale/fil'),
    () => import('virtual:pavilion-locale-later/fil'),
  ],
  'zh-Hans': [
    () => import('virtual:pavilion-locale/zh-Hans'),
    () => import('virtual:pavilion-locale-later/zh-Hans'),
  ],
  es: [
    () => import('virtual:pavilion-locale/es'),
    () => import('virtual:pavilion-locale-later/es'),
  ],
  ru: [
    () => import('virtual:pavilion-locale/ru'),
    () => import('virtual:pavilion-locale-later/ru'),
  ],
  vi: [
    () => import('virtual:pavilion-locale/vi'),
    () => import('virtual:pavilion-locale-later/vi'),
  ],
  ms: [
    () => import('virtual:pavilion-locale/ms'),
    () => import('virtual:pavilion-locale-later/ms'),
  ],
  ne: [
    () => import('virtual:pavilion-locale/ne'),
    () => import('virtual:pavilion-locale-later/ne'),
  ],
  'zh-Hant': [
    () => import('virtual:pavilion-locale/zh-Hant'),
    () => import('virtual:pavilion-locale-later/zh-Hant'),
  ],
};

/**
 * Fetches the first part of a language, once; the browser has nothing of a language before this is
 * called. Rejects when a chunk cannot be fetched; calling again tries again.
 */
export async function loadFirstTexts(tag: MessageTag): Promise<CompiledMessages> {
  await provideFormatsOf(tag);
  return (await loaders[tag][0]()).default;
}

/**
 * Fetches a language as a whole: the messages that {@link loadFirstTexts} gave, with the later ones
 * put into them.
 */
export async function loadLocale(tag: MessageTag): Promise<CompiledMessages> {
  const [messages, later] = await Promise.all([loadFirstTexts(tag), loaders[tag][1]()]);
  putInto(messages, later.default);
  return messages;
}

/** Areas have texts in both parts. */
function putInto(messages: CompiledMessages, more: CompiledMessages): void {
  for (const [key, value] of Object.entries(more)) {
    const known = messages[key];
    if (isBranch(known) && isBranch(value)) putInto(known, value);
    else messages[key] = value;
  }
}

const isBranch = (value: CompiledMessages[string] | undefined): value is CompiledMessages =>
  typeof value === 'object' && !Array.isArray(value);
