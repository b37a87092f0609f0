import { fullKey } from './message-groups.ts';
import { listMessageFiles, readMessageFile, type MessageFile } from './message-files.ts';
import { messageTags, sourceTag, type MessageTag } from './message-tags.ts';
import { flatten } from './message-tree.ts';

/** Where a message of the English files lives: the same file holds it in every language. */
export interface MessagePlace {
  group: MessageFile['group'];
  area: MessageFile['area'];
  topic: string;
  /** Key inside the file; dots are nesting. */
  innerKey: string;
  text: string;
}

/** The texts of one language by full key, each with its place. */
export type LanguageMessages = ReadonlyMap<string, MessagePlace>;

/**
 * Reads one language file by file. A key that two files give stays with the first;
 * `loadFlatMessages` refuses it.
 */
export function readLanguage(tag: MessageTag, folder?: string): LanguageMessages {
  const places = new Map<string, MessagePlace>();
  for (const file of listMessageFiles(tag, folder)) {
    for (const [innerKey, text] of Object.entries(flatten(readMessageFile(file)))) {
      const { group, area, topic } = file;
      const key = fullKey(group, topic, innerKey);
      if (!places.has(key)) places.set(key, { group, area, topic, innerKey, text });
    }
  }
  return places;
}

/** English texts a language has no text for, by full key. */
export function missingMessages(tag: MessageTag, folder?: string): Record<string, string> {
  const own = readLanguage(tag, folder);
  const missing = [...readLanguage(sourceTag, folder)].filter(([key]) => !own.has(key));
  return Object.fromEntries(missing.map(([key, place]) => [key, place.text]));
}

/** Missing texts of every language that lacks any. */
export function allMissingMessages(folder?: string): Partial<Record<MessageTag, object>> {
  const perTag = messageTags.map((tag) => [tag, missingMessages(tag, folder)] as const);
  return Object.fromEntries(perTag.filter(([, texts]) => Object.keys(texts).length > 0));
}
