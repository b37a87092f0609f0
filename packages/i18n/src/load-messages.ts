import { fullKey } from './message-groups.ts';
import { listMessageFiles, readMessageFile } from './message-files.ts';
import { sourceTag, type MessageTag } from './message-tags.ts';
import { flatten, unflatten, type FlatMessages, type MessageTree } from './message-tree.ts';

/**
 * All texts of a language by full key, exactly what its files hold. Throws when two area files of a group that merges
 * flat give the same key, since one of them would silently win.
 */
export function loadFlatMessages(tag: MessageTag, folder?: string): FlatMessages {
  const merged: FlatMessages = {};
  const origin = new Map<string, string>();
  for (const file of listMessageFiles(tag, folder)) {
    for (const [key, text] of Object.entries(flatten(readMessageFile(file)))) {
      const full = fullKey(file.group, file.area, key);
      const earlier = origin.get(full);
      if (earlier) throw new Error(`message key ${full} stands in ${earlier} and in ${file.name}`);
      origin.set(full, file.name);
      merged[full] = text;
    }
  }
  return merged;
}

/**
 * The message tree of a language as the translator reads it. A key the language lacks is filled with English, so a
 * player never sees a bare key; the message check keeps that from reaching a release.
 */
export function loadMessages(tag: MessageTag, folder?: string): MessageTree {
  const source = loadFlatMessages(sourceTag, folder);
  const own = tag === sourceTag ? {} : loadFlatMessages(tag, folder);
  return unflatten({ ...source, ...own });
}
