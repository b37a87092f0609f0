import type { MessagePart } from './message-parts.ts';
import { isMessageTag, type MessageTag } from './message-tags.ts';

/** Import specifiers of a language's compiled messages, by part. */
const prefixes: Record<MessagePart, string> = {
  first: 'virtual:pavilion-locale/',
  later: 'virtual:pavilion-locale-later/',
};
const parts = Object.keys(prefixes) as MessagePart[];

export interface LocaleModule {
  tag: MessageTag;
  part: MessagePart;
}

/** `ru` → `virtual:pavilion-locale/ru`, and `virtual:pavilion-locale-later/ru`. */
export function localeModuleIds(tag: MessageTag): string[] {
  return parts.map((part) => prefixes[part] + tag);
}

/**
 * What a locale module id stands for, with or without the bundler's leading NUL; null for any other
 * module.
 */
export function readLocaleModule(id: string): LocaleModule | null {
  const bare = id.replace('\0', '');
  const part = parts.find((name) => bare.startsWith(prefixes[name]));
  if (!part) return null;
  const tag = bare.slice(prefixes[part].length);
  return isMessageTag(tag) ? { tag, part } : null;
}
