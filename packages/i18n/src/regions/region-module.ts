import { isMessageTag, type MessageTag } from '../message-tags.ts';

const prefix = 'virtual:pavilion-regions/';

/**
 * The language whose names of countries a module id stands for, with or without the bundler's
 * leading NUL; null for any other module.
 */
export function readRegionModule(id: string): MessageTag | null {
  const bare = id.replace('\0', '');
  if (!bare.startsWith(prefix)) return null;
  const tag = bare.slice(prefix.length);
  return isMessageTag(tag) ? tag : null;
}
