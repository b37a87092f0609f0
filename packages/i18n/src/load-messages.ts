import { fullKey } from './message-groups.ts';
import { listMessageFiles, readMessageFile } from './message-files.ts';
import type { MessagePart } from './message-parts.ts';
import { sourceTag, type MessageTag } from './message-tags.ts';
import { partOfText } from './part-of-text.ts';
import { flatten, unflatten, type FlatMessages, type MessageTree } from './message-tree.ts';

/**
 * All texts of a language by full key, exactly what its files hold. Throws when two files of a
 * group that merges flat give the same key, since one of them would silently win.
 */
export function loadFlatMessages(
  tag: MessageTag,
  folder?: string,
  part?: MessagePart,
): FlatMessages {
  const merged: FlatMessages = {};
  const origin = new Map<string, string>();
  for (const file of listMessageFiles(tag, folder)) {
    for (const [key, text] of Object.entries(flatten(readMessageFile(file)))) {
      if (part && partOfText(file.group, file.topic, key) !== part) continue;
      const full = fullKey(file.group, file.topic, key);
      const earlier = origin.get(full);
      if (earlier) throw new Error(`message key ${full} stands in ${earlier} and in ${file.name}`);
      origin.set(full, file.name);
      merged[full] = text;
    }
  }
  return merged;
}

/**
 * The message tree of a language as the translator reads it. A key the language lacks is filled
 * with English, so a player never sees a bare key; the message check keeps that from reaching a
 * release. All of it, or one part.
 */
export function loadMessages(tag: MessageTag, folder?: string, part?: MessagePart): MessageTree {
  const source = loadFlatMessages(sourceTag, folder, part);
  const own = tag === sourceTag ? {} : loadFlatMessages(tag, folder, part);
  return unflatten({ ...source, ...own });
}
