import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withChinesePunctuation } from './chinese-punctuation.ts';
import { textProblems } from './checks/text-problems.ts';
import { readLanguage, type LanguageMessages, type MessagePlace } from './message-catalogue.ts';
import { messageFile, readMessageFile, type MessageFile } from './message-files.ts';
import { sourceTag, type MessageTag } from './message-tags.ts';
import { flatten, sortKeys, unflatten, type FlatMessages } from './message-tree.ts';

interface PlacedText {
  /** English place of the key. */
  place: MessagePlace;
  text: string;
}

/**
 * Writes texts of one language, given by full key, into the files where English has them. Keys are
 * sorted and the formatting is stable. Nothing is written when a key is unknown or a text is wrong:
 * the error lists every reason. Returns the names of the files written.
 */
export function applyMessages(
  tag: MessageTag,
  texts: Readonly<Record<string, string>>,
  folder?: string,
): string[] {
  const source = readLanguage(sourceTag, folder);
  const wanted = Object.entries(texts).map(
    ([key, text]) => [key, withChinesePunctuation(tag, text)] as const,
  );
  const problems = wanted.flatMap(([key, text]) => problemsOf(tag, key, text, source));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const placed = wanted.flatMap(([key, text]): PlacedText[] => {
    const place = source.get(key);
    return place ? [{ place, text }] : [];
  });
  const byTopic = Map.groupBy(placed, ({ place }) => `${place.group}/${place.topic}`);
  return [...byTopic.values()].map((topic) => writeTopic(tag, topic, folder));
}

function problemsOf(
  tag: MessageTag,
  key: string,
  text: string,
  source: LanguageMessages,
): string[] {
  const place = source.get(key);
  if (!place) return [`${key}: not a key of the English files`];
  return textProblems(tag, text, place.text).map((problem) => `${key}: ${problem}`);
}

/** Adds texts of one topic to its file. */
function writeTopic(tag: MessageTag, topic: readonly PlacedText[], folder?: string): string {
  const [first] = topic;
  if (!first) throw new Error('a topic without texts has no file to write');
  const file = messageFile(tag, first.place, folder);
  const merged = existing(file);
  for (const { place, text } of topic) merged[place.innerKey] = text;
  mkdirSync(dirname(file.path), { recursive: true });
  writeFileSync(file.path, `${JSON.stringify(sortKeys(unflatten(merged)), null, 2)}\n`);
  return file.name;
}

const existing = (file: MessageFile): FlatMessages =>
  existsSync(file.path) ? flatten(readMessageFile(file)) : {};
