import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  areasOfGroup,
  messageGroups,
  type MessageArea,
  type MessageGroup,
} from './message-groups.ts';
import type { MessageTag } from './message-tags.ts';
import type { MessageTree } from './message-tree.ts';

/**
 * Folder of the message files: `<tag>/<group>/<area>/<topic>.json`, without an area where files
 * merge flat.
 */
export const messagesFolder = fileURLToPath(new URL('../messages', import.meta.url));

export interface MessageFile {
  tag: MessageTag;
  group: MessageGroup;
  area: MessageArea | null;
  topic: string;
  /** Path below the messages folder, for messages to people. */
  name: string;
  path: string;
}

/** Address of one message file of a language; the file need not exist. */
export function messageFile(
  tag: MessageTag,
  { group, area, topic }: Pick<MessageFile, 'group' | 'area' | 'topic'>,
  folder: string = messagesFolder,
): MessageFile {
  const name = [tag, group, area, `${topic}.json`].filter((part) => part !== null).join('/');
  return { tag, group, area, topic, name, path: join(folder, name) };
}

/** The message files a language has, in a stable order. Throws where one stands in no area. */
export function listMessageFiles(tag: MessageTag, folder: string = messagesFolder): MessageFile[] {
  return messageGroups.flatMap((group) => filesOfGroup(tag, group, folder));
}

function filesOfGroup(tag: MessageTag, group: MessageGroup, folder: string): MessageFile[] {
  const areas = areasOfGroup(group);
  const [stray] = areas.includes(null) ? [] : topicsOf(join(folder, tag, group));
  if (stray !== undefined)
    throw new Error(`message file ${tag}/${group}/${stray}.json stands in no area`);
  return areas.flatMap((area) =>
    topicsOf(join(folder, tag, group, area ?? '')).map((topic) =>
      messageFile(tag, { group, area, topic }, folder),
    ),
  );
}

function topicsOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => entry.name.slice(0, -'.json'.length))
    .toSorted();
}

/** Reads one message file; throws with the file's name when it is not an object of texts. */
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
