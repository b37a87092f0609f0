import { cameraOn, type Camera } from './race-camera.ts';
import type { RunnerPosition } from '@pavilion/games/racing/race-position';
import type { RaceLook } from './race-scene.types.ts';

/** Where things of the track lie in a picture of this size. */
export interface TrackFrame {
  width: number;
  height: number;
  camera: Camera;
  pxPerMetre: number;
  /** From the top: where sky ends, and where the far and the near rail run. */
  horizon: number;
  farRail: number;
  nearRail: number;
  xOf(metres: number): number;
}

export function trackFrame(
  { width, height }: { width: number; height: number },
  positions: readonly RunnerPosition[],
  look: RaceLook,
): TrackFrame {
  const camera = cameraOn(positions, look.lengthMetres, look.distanceMetres);
  const pxPerMetre = width / camera.acrossMetres;
  return {
    ...{ width, height, camera, pxPerMetre },
    horizon: height * 0.4,
    farRail: height * 0.47,
    nearRail: height * 0.965,
    xOf: (metres) => (metres - camera.fromMetres) * pxPerMetre,
  };
}

/** The lane of a number: further runners stand higher, and are a little smaller. */
export function laneOf(
  frame: TrackFrame,
  number: number,
  count: number,
): { ground: number; scale: number } {
  const share = (number - 0.5) / Math.max(count, 1);
  const top = frame.farRail + frame.height * 0.09;
  const bottom = frame.nearRail - frame.height * 0.03;
  return { ground: top + (bottom - top) * share, scale: 0.84 + 0.26 * share };
}
