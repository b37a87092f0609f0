import type { Motif } from '../motif.types.ts';

import { clownfish, goldfish, shark } from './fishes.ts';
import { crab, jellyfish, manta, octopus, turtle } from './soft-animals.ts';

/** What fishing covers show. */
export const fishMotifs: readonly Motif[] = [
  shark,
  goldfish,
  octopus,
  clownfish,
  jellyfish,
  turtle,
  crab,
  manta,
];
