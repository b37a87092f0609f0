import type { RaceKind } from '../race-kind.ts';

/** Flat racing of 8 to 12 horses. */
export const horseRacing: RaceKind = {
  code: 'horse-racing',
  name: 'Horse Racing',
  fewestRunners: 8,
  runnerCounts: 5,
  distanceMetres: 1_200,
  startsMoving: false,
  lengthMs: 160,
  names: {
    first: [
      ...['Silver', 'Northern', 'Midnight', 'Golden', 'Quiet', 'Scarlet', 'Royal', 'Distant'],
      ...['Morning', 'Copper', 'Winter', 'Velvet', 'Crimson', 'Gentle', 'Emerald', 'Bold'],
    ],
    second: [
      ...['Harbour', 'Lantern', 'Sonnet', 'Comet', 'Meadow', 'Falcon', 'Anthem', 'Compass'],
      ...['River', 'Thunder', 'Willow', 'Beacon', 'Saffron', 'Voyage', 'Echo', 'Summit'],
    ],
  },
  silks: 'drawn',
};
