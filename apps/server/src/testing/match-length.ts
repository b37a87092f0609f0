const minuteMs = 60_000;
/** Longer than any match of the demo, at the pace of life. */
export const longestMs = 8 * 60 * minuteMs;

/** What tells of a match whether it is over. */
interface Played {
  at: (elapsedMs: number, stopMs: number) => { isOver: boolean };
}

/**
 * Milliseconds from the start, at the pace of life, after which a match is over; to ten seconds.
 */
export function lengthOf(play: Played): number {
  let [under, over] = [0, longestMs];
  while (over - under > minuteMs / 6) {
    const middle = (under + over) / 2;
    if (play.at(middle, 0).isOver) over = middle;
    else under = middle;
  }
  return over;
}
