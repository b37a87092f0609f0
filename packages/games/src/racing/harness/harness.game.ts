import type { RaceKind } from '../race-kind.ts';

/** Eight trotters with sulkies behind a mobile gate. */
export const harness: RaceKind = {
  code: 'harness',
  name: 'Harness Racing',
  fewestRunners: 8,
  runnerCounts: 1,
  distanceMetres: 1_600,
  startsMoving: true,
  lengthMs: 200,
  names: {
    first: [
      ...['Steady', 'Evening', 'Maple', 'Iron', 'Amber', 'Country', 'Honest', 'Valley'],
      ...['Autumn', 'Brisk', 'Silent', 'Prairie'],
    ],
    second: [
      ...['Trotter', 'Mill', 'Bell', 'Rhythm', 'Banner', 'Orchard', 'Drummer', 'Parade'],
      ...['Harvest', 'Wheel', 'Post', 'Cadence'],
    ],
  },
  silks: 'drawn',
};
