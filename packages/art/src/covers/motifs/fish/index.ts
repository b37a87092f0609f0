import { askedBy, type Motif } from '../motif.types.ts';
import { galleon } from '../slots/galleon.ts';
import { pirate } from '../slots/pirate.ts';

import { anchor } from './anchor.ts';
import { bombfish } from './bombfish.ts';
import { tuna } from './tuna.ts';
import { cannonShoal } from './cannon-shoal.ts';
import { clownfish } from './clownfish.ts';
import { goldfish } from './goldfish.ts';
import { shark } from './shark.ts';
import { crab } from './crab.ts';
import { jellyfish } from './jellyfish.ts';
import { manta } from './manta.ts';
import { octopus } from './octopus.ts';
import { turtle } from './turtle.ts';

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
  tuna,
  bombfish,
  anchor,
  cannonShoal,
  askedBy('pirate', pirate),
  askedBy('abyss+armada armada', galleon),
];
