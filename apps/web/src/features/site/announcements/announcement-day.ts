// chunk: later
/** Announcements the visitor does not want to see again on one day. */
export interface DayOff {
  /** Calendar day where the visitor is: `2026-11-21`. */
  day: string;
  ids: readonly string[];
}

export interface Announced {
  announcement_id: string;
  /** Whose it is; everybody's when not said. */
  audience?: 'all' | 'guests' | 'players' | undefined;
  /** A promotion stands among the offers and comes over no page. */
  kind?: 'announcement' | 'promotion' | undefined;
}

/** Whether an announcement is meant for a visitor: a guest has no bet history to be told about. */
export function isFor({ audience = 'all' }: Announced, isPlayer: boolean): boolean {
  return audience === 'all' || (audience === 'players') === isPlayer;
}

/** The visitor's own calendar day: "today" ends at their midnight, not at the server's. */
export function visitorDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Announcements still to be shown today: all but those put off today; what came since is shown. */
export function dueAnnouncements<Item extends Announced>(
  announcements: readonly Item[],
  off: DayOff | null,
  day: string,
): Item[] {
  const ids = new Set(off?.day === day ? off.ids : []);
  return announcements.filter(({ announcement_id }) => !ids.has(announcement_id));
}

/**
 * Puts off the announcements that were shown, with those put off earlier the same day. Other days
 * are forgotten.
 */
export function putOff(off: DayOff | null, shown: readonly string[], day: string): DayOff {
  const earlier = off?.day === day ? off.ids : [];
  return { day, ids: [...new Set([...earlier, ...shown])] };
}

/** Reads what was stored; null for anything that was not written by `putOff`. */
export function parseDayOff(text: string | null): DayOff | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { day, ids } = stored as { day?: unknown; ids?: unknown };
    return typeof day === 'string' && Array.isArray(ids) ? { day, ids: ids.map(String) } : null;
  } catch {
    return null;
  }
}
