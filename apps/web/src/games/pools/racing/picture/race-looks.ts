import type { RaceLook } from './race-scene.types.ts';

/** Lengths of the rules in metres: a length in time at the pace of a winner. */
export const raceLooks = {
  'horse-racing': {
    breed: 'horses',
    distanceMetres: 1_200,
    lengthMetres: 6.4,
    stridesPerSecond: 2.3,
    ground: 'turf',
  },
  greyhounds: {
    breed: 'dogs',
    distanceMetres: 480,
    lengthMetres: 1.28,
    stridesPerSecond: 3.1,
    ground: 'sand',
  },
  harness: {
    breed: 'sulkies',
    distanceMetres: 1_600,
    lengthMetres: 10.7,
    stridesPerSecond: 2.1,
    ground: 'cinder',
  },
} as const satisfies Record<string, RaceLook>;

export type RaceCode = keyof typeof raceLooks;
