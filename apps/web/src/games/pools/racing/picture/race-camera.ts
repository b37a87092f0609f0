import type { RunnerPosition } from '@pavilion/games/racing/race-position';

/** What of the course is seen: metres from the left edge, and how many there are across. */
export interface Camera {
  fromMetres: number;
  acrossMetres: number;
}

/** How many of the field the camera keeps in the picture. */
const followed = 4;
/** Lengths across at least, so that runners are not larger than the track. */
const fewestLengths = 7;
const mostLengths = 15;
/** Where the leader stands: before the middle at the start, with room ahead. */
const leaderShare = 0.78;

/**
 * The camera on the first four: as near as they lie apart, the leader near the right edge. Behind
 * the line it stays where the winner crossed it.
 */
export function cameraOn(
  positions: readonly RunnerPosition[],
  lengthMetres: number,
  distanceMetres: number,
): Camera {
  const lead = Math.min(positions[0]?.metres ?? 0, distanceMetres + 4 * lengthMetres);
  const last = positions[Math.min(followed, positions.length) - 1]?.metres ?? lead;
  const apart = (lead - Math.min(lead, last)) / leaderShare + 3 * lengthMetres;
  const acrossMetres = Math.max(
    fewestLengths * lengthMetres,
    Math.min(mostLengths * lengthMetres, apart),
  );
  return { fromMetres: lead - leaderShare * acrossMetres, acrossMetres };
}
