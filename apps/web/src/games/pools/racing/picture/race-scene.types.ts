import type { RaceCourse } from '@pavilion/games/racing/race-course';
import type { Silk } from './silk.ts';

/** What runs: one picture for each kind of race. */
export type Breed = 'horses' | 'dogs' | 'sulkies';

/** A runner as it is drawn. */
export interface DrawnRunner {
  number: number;
  silk: Silk;
}

/** What tells one kind's picture from another's. */
export interface RaceLook {
  breed: Breed;
  distanceMetres: number;
  /** One length: what lies between two runners on the line is as wide as the trade counts it. */
  lengthMetres: number;
  /** Strides a second at full pace. */
  stridesPerSecond: number;
  ground: 'turf' | 'sand' | 'cinder';
}

/** A race as its picture needs it; no course: the field waits for the start. */
export interface DrawnRace {
  look: RaceLook;
  /** In the order of their numbers. */
  runners: readonly DrawnRunner[];
  course: RaceCourse | null;
}
