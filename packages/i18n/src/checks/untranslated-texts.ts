import type { MessageTag } from '../message-tags.ts';

export interface UntranslatedText {
  text: string;
  tags: readonly MessageTag[] | 'all';
  reason: string;
}

/** Texts that rightly read as in English. One entry per text; an entry no message needs any more fails the check. */
export const untranslatedTexts: readonly UntranslatedText[] = [
  { text: 'OK', tags: 'all', reason: 'used in every language' },
];

export function isAllowedUntranslated(tag: MessageTag, text: string): boolean {
  return untranslatedTexts.some((entry) => entry.text === text && coversTag(entry, tag));
}

/** Exceptions that no text of the given languages uses. */
export function unusedExceptions(textsOf: ReadonlyMap<MessageTag, ReadonlySet<string>>): string[] {
  return untranslatedTexts
    .filter((entry) => ![...textsOf].some(([tag, texts]) => coversTag(entry, tag) && texts.has(entry.text)))
    .map((entry) => entry.text);
}

const coversTag = (entry: UntranslatedText, tag: MessageTag): boolean =>
  entry.tags === 'all' || entry.tags.includes(tag);
