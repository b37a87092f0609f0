import { askedBy, type Motif } from '../motif.types.ts';

import { lantern } from '../slots/lantern.ts';
import { starburst } from '../slots/starburst.ts';
import { thunder } from '../slots/thunder.ts';
import { balloon, kite } from './balloon.ts';
import { plane, racer, rocket } from './rocket.ts';

/** What crash covers show. */
export const crashMotifs: readonly Motif[] = [
  rocket,
  plane,
  racer,
  balloon,
  kite,
  askedBy('lantern', lantern),
  askedBy('comet', starburst),
  askedBy('voltage', thunder),
];
