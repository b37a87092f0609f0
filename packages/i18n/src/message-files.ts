import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageGroups, type MessageGroup } from './message-groups.ts';
import type { MessageTag } from './message-tags.ts';
import type { MessageTree } from './message-tree.ts';

/** Folder of the message files: `<tag>/<group>/<area>.json`. */
export const messagesFolder = fileURLToPath(new URL('../messages', import.meta.url));

export interface MessageFile {
  tag: MessageTag;
  group: MessageGroup;
  area: string;
  /** Path below the messages folder, for messages to people. */
  name: string;
  path: string;
}

/** Address of one area file of a language; the file need not exist. */
export function messageFile(
  tag: MessageTag,
  group: MessageGroup,
  area: string,
  folder: string = messagesFolder,
): MessageFile {
  const name = `${tag}/${group}/${area}.json`;
  return { tag, group, area, name, path: join(folder, name) };
}

/** The area files a language has, in a stable order. */
export function listMessageFiles(tag: MessageTag, folder: string = messagesFolder): MessageFile[] {
  return messageGroups.flatMap((group) =>
    areasOf(join(folder, tag, group)).map((area) => messageFile(tag, group, area, folder)),
  );
}

function areasOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => entry.name.slice(0, -'.json'.length))
    .toSorted();
}

/** Reads one area file; throws with the file's name when it is not an object of texts. */
export function readMessageFile(file: MessageFile): MessageTree {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file.path, 'utf8'));
    assertTree(parsed);
    return parsed;
  } catch (cause) {
    throw new Error(`message file ${file.name} cannot be read: ${String(cause)}`, { cause });
  }
}

function assertTree(value: unknown): asserts value is MessageTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('expected an object of texts');
  for (const [key, leaf] of Object.entries(value)) {
    if (key.includes('.')) throw new TypeError(`key "${key}" contains a dot`);
    if (typeof leaf !== 'string') assertTree(leaf);
  }
}
