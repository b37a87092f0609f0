import { askedBy, type Motif } from '../motif.types.ts';

import { lantern } from '../slots/lantern.ts';
import { owl } from '../slots/owl.ts';
import { balloon, kite } from './balloon.ts';
import { bolt } from './bolt.ts';
import { parachuteCat } from './cat.ts';
import { chaser, comet } from './comet.ts';
import { rivals } from './rivals.ts';
import { plane, racer, rocket } from './rocket.ts';

/** What crash covers show. */
export const crashMotifs: readonly Motif[] = [
  rocket,
  plane,
  racer,
  balloon,
  kite,
  comet,
  chaser,
  rivals,
  parachuteCat,
  bolt,
  askedBy('lantern', lantern),
  askedBy('night flight owl', owl),
];
