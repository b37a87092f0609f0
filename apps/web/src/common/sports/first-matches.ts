// chunk: standing
/**
 * More matches than a window shows below its headings: a board begins with so many, the rest is
 * drawn when the visitor comes near.
 */
export const matchesAtFirst = 16;

/** How many of each league's matches are among the first so many of all. */
export function firstOf(counts: readonly number[], most: number): number[] {
  let room = most;
  return counts.map((count) => {
    const drawn = Math.min(count, room);
    room -= drawn;
    return drawn;
  });
}
