import { textProblems } from './checks/text-problems.ts';
import { unusedExceptions } from './checks/untranslated-texts.ts';
import { readLanguage, type LanguageMessages, type MessagePlace } from './message-catalogue.ts';
import { messageFile } from './message-files.ts';
import { messageTags, sourceTag, type MessageTag } from './message-tags.ts';

/**
 * Everything wrong with the message files of one language, one line each, beginning with the file.
 * Empty when the language has exactly the English keys, with right placeholders, plurals and real
 * translations.
 */
export function checkLanguage(tag: MessageTag, folder?: string): string[] {
  const source = readLanguage(sourceTag, folder);
  const own = readLanguage(tag, folder);
  return [
    ...missingKeys(tag, own, source, folder),
    ...[...own].flatMap(([key, place]) => placeProblems(tag, key, place, source, folder)),
  ];
}

/** Exceptions of the untranslated-text list that no language uses any more. */
export function staleExceptions(folder?: string): string[] {
  const translated = messageTags.filter((tag) => tag !== sourceTag);
  const textsOf = translated.map(
    (tag) =>
      [tag, new Set([...readLanguage(tag, folder).values()].map(({ text }) => text))] as const,
  );
  return unusedExceptions(new Map(textsOf));
}

/** One line per file: which keys it lacks, or that it does not exist. */
function missingKeys(
  tag: MessageTag,
  own: LanguageMessages,
  source: LanguageMessages,
  folder?: string,
): string[] {
  const ownTopics = new Set([...own.values()].map(topicOf));
  const missing = [...source].filter(([key]) => !own.has(key));
  return [...Map.groupBy(missing, ([, place]) => topicOf(place))].map(([topic, entries]) => {
    const [, place] = entries[0] as [string, MessagePlace];
    const file = messageFile(tag, place, folder).name;
    const keys = entries.map(([key]) => key);
    if (!ownTopics.has(topic)) return `${file}: the file is missing (${keys.length} keys)`;
    return `${file}: missing ${keys.join(', ')}`;
  });
}

const topicOf = ({ group, area, topic }: MessagePlace): string =>
  [group, area, topic].filter((part) => part !== null).join('/');

function placeProblems(
  tag: MessageTag,
  key: string,
  place: MessagePlace,
  source: LanguageMessages,
  folder?: string,
): string[] {
  const file = messageFile(tag, place, folder).name;
  const english = source.get(key);
  if (!english) return [`${file}: ${key} is not in the English files`];
  if (topicOf(english) !== topicOf(place))
    return [`${file}: ${key} belongs in ${topicOf(english)}.json`];
  return textProblems(tag, place.text, english.text).map((text) => `${file}: ${key} ${text}`);
}
