import type { RaceKind } from '../race-kind.ts';

/** Six greyhounds from six traps; the jacket tells the trap. */
export const greyhounds: RaceKind = {
  code: 'greyhounds',
  name: 'Greyhounds',
  fewestRunners: 6,
  runnerCounts: 1,
  distanceMetres: 480,
  startsMoving: false,
  lengthMs: 80,
  names: {
    first: [
      ...['Swift', 'Dusty', 'Lucky', 'Merry', 'Nimble', 'Frosty', 'Brave', 'Sunny'],
      ...['Clever', 'Misty', 'Rapid', 'Cosy'],
    ],
    second: [
      ...['Arrow', 'Biscuit', 'Whistle', 'Clover', 'Rocket', 'Pepper', 'Button', 'Shadow'],
      ...['Pebble', 'Ribbon', 'Spark', 'Thistle'],
    ],
  },
  silks: ['red', 'blue', 'white', 'black', 'orange', 'striped'],
};
