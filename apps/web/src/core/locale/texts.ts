import type { CompiledMessages, MessageTag } from '@pavilion/i18n';
import { provideFormatsOf } from '@pavilion/i18n/formats/provide-formats-of';
import { readBoot } from '../boot.ts';
import { loadGuarded } from '../build/load-guarded.ts';
import { loadNamed } from '../named-module.ts';

/**
 * Whether languages are loaded as a whole. On the server they are: what is drawn there must lack
 * nothing.
 */
let isWhole = typeof document === 'undefined';
let latest: MessageTag | null = null;

/** Fetches the texts of a language: the first part of them until something has asked for all. */
export async function loadTexts(tag: MessageTag): Promise<CompiledMessages> {
  latest = tag;
  return loadGuarded(async () => {
    if (isWhole) return (await localeTable()).loadLocale(tag);
    return (await loadNamedTexts(tag)) ?? (await localeTable()).loadFirstTexts(tag);
  });
}

/**
 * Resolves when all texts of the page's language are there, now and after every change of language.
 * Asked before there is a language, it says how the first one is to be loaded.
 */
export async function allTexts(): Promise<void> {
  isWhole = true;
  if (latest) await (await localeTable()).loadLocale(latest);
}

const localeTable = () => import('@pavilion/i18n/load-locale');

/** Texts of the language that the page was written in; null for another. */
async function loadNamedTexts(tag: MessageTag): Promise<CompiledMessages | null> {
  if (readBoot()?.locale.tag !== tag) return null;
  const [named] = await Promise.all([
    loadNamed<{ default: CompiledMessages }>('texts'),
    provideFormatsOf(tag),
  ]);
  return named?.default ?? null;
}
