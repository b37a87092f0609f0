import { clock } from '../../core/clock.ts';
import { dueAnnouncements, parseDayOff, putOff, visitorDay } from './announcement-day.ts';

const storageKey = 'announcements-today';

/** Announcements to show now, of those in force. A browser that keeps nothing shows them all. */
export function dueNow<Item extends { announcement_id: string }>(
  announcements: readonly Item[],
): Item[] {
  return dueAnnouncements(announcements, stored(), visitorDay(clock.now()));
}

/** Remembers until the visitor's midnight not to show these. */
export function putOffToday(ids: readonly string[]): void {
  const off = putOff(stored(), ids, visitorDay(clock.now()));
  try {
    localStorage.setItem(storageKey, JSON.stringify(off));
  } catch {
    // Private windows may refuse to keep anything; they are shown again then.
  }
}

function stored() {
  try {
    return parseDayOff(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}
