const minuteMs = 60_000;

/** Stakes settled from `startsAt` until before `dropsAt` count for a round. */
export interface RoundWindow {
  startsAt: Date;
  dropsAt: Date;
}

/** The window of a pot's first round. */
export function firstRound(now: Date, periodMinutes: number): RoundWindow {
  return { startsAt: now, dropsAt: new Date(now.getTime() + periodMinutes * minuteMs) };
}

/**
 * The window after one that dropped at `droppedAt`, opened at `now`. It always begins there, so
 * that no settled stake falls between two rounds. It ends a period later; after a stand-still in
 * which that has passed as well, a period from now: rounds nobody could follow are not made up for.
 */
export function nextRound(droppedAt: Date, periodMinutes: number, now: Date): RoundWindow {
  const onTime = firstRound(droppedAt, periodMinutes);
  if (onTime.dropsAt > now) return onTime;
  return { startsAt: droppedAt, dropsAt: firstRound(now, periodMinutes).dropsAt };
}
