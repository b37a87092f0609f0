import { isMessageTag, type MessageTag } from './message-tags.ts';

/** Import specifier of a language's compiled messages. */
const modulePrefix = 'virtual:pavilion-locale/';

/** `ru` → `virtual:pavilion-locale/ru`. */
export function localeModuleId(tag: MessageTag): string {
  return modulePrefix + tag;
}

/** The language of a locale module id, with or without the bundler's leading NUL; null for any other module. */
export function tagOfLocaleModule(id: string): MessageTag | null {
  const bare = id.replace('\0', '');
  if (!bare.startsWith(modulePrefix)) return null;
  const tag = bare.slice(modulePrefix.length);
  return isMessageTag(tag) ? tag : null;
}
