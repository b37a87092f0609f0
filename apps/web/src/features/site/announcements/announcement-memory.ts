// chunk: later
import { clock } from '../../../core/clock.ts';
import {
  dueAnnouncements,
  isFor,
  parseDayOff,
  putOff,
  visitorDay,
  type Announced,
} from './announcement-day.ts';

/** Put off by the visitor until midnight; and those that came by themselves on this visit. */
const storageKey = 'announcements-today';
const shownKey = 'announcements-shown';

/**
 * Announcements of those in force for this visitor that were not put off. A browser that keeps
 * nothing shows them all.
 */
export function dueNow<Item extends Announced>(
  announcements: readonly Item[],
  isPlayer: boolean,
): Item[] {
  const meant = announcements.filter((item) => item.kind !== 'promotion' && isFor(item, isPlayer));
  return dueAnnouncements(meant, stored(localStore), visitorDay(clock.now()));
}

/** Those of them that may come by themselves: when each was seen on this visit today, none. */
export function dueUnasked<Item extends Announced>(
  announcements: readonly Item[],
  isPlayer: boolean,
): Item[] {
  const due = dueNow(announcements, isPlayer);
  const isNew = dueAnnouncements(due, stored(visitStore), visitorDay(clock.now())).length > 0;
  return isNew ? due : [];
}

/** Remembers until the visitor's midnight not to show these. */
export function putOffToday(ids: readonly string[]): void {
  note(localStore, ids);
}

/**
 * Remembers for this visit that these were shown: closed without a word they do not come again with
 * the next page.
 */
export function noteShown(ids: readonly string[]): void {
  note(visitStore, ids);
}

interface Store {
  key: string;
  area: () => Storage;
}

const localStore: Store = { key: storageKey, area: () => localStorage };
const visitStore: Store = { key: shownKey, area: () => sessionStorage };

function note(store: Store, ids: readonly string[]): void {
  const off = putOff(stored(store), ids, visitorDay(clock.now()));
  try {
    store.area().setItem(store.key, JSON.stringify(off));
  } catch {
    // Private windows may refuse to keep anything; they are shown again then.
  }
}

function stored({ key, area }: Store) {
  try {
    return parseDayOff(area().getItem(key));
  } catch {
    return null;
  }
}
