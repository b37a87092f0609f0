const minuteMs = 60_000;

/** When an edition runs: from `startsAt` until before `endsAt`. */
export interface EditionWindow {
  startsAt: Date;
  endsAt: Date;
}

/** The window of an edition that starts at a moment. */
export function editionFrom(startsAt: Date, periodMinutes: number): EditionWindow {
  return { startsAt, endsAt: new Date(startsAt.getTime() + periodMinutes * minuteMs) };
}

/**
 * The edition after one that ended at `endedAt`, opened at `now`. It begins where the last one ended, so that no stake falls between two; after
 * a stand-still in which it would be over as well, it begins now: editions nobody could follow are not made up for.
 */
export function nextEdition(endedAt: Date, periodMinutes: number, now: Date): EditionWindow {
  const next = editionFrom(endedAt, periodMinutes);
  return next.endsAt > now ? next : editionFrom(now, periodMinutes);
}
