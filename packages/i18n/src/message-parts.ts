import type { MessageGroup } from './message-groups.ts';

/**
 * A language comes in two parts: `first` holds what the frame and the home page show, `later` all the rest. The second
 * is loaded with the first screen or dialog that needs it, or once the page is quiet.
 */
export type MessagePart = 'first' | 'later';

/** Areas of the first part by group; a group that is missing comes later as a whole. */
const firstAreas: Partial<Record<MessageGroup, readonly string[]>> = {
  ui: ['common', 'notFound', 'search', 'shell', 'sports', 'template'],
  _m: ['categories', 'menus', 'screens'],
  // What goes wrong before the rest is there must have its words all the same.
  errors: ['page'],
};

/** The part an area file belongs to. */
export function partOfArea(group: MessageGroup, area: string): MessagePart {
  return firstAreas[group]?.includes(area) ? 'first' : 'later';
}

/** Screens whose texts all stand in the first part. */
export const screensOfFirstPart: ReadonlySet<string> = new Set(['home']);
