import { askedBy, type Motif } from '../motif.types.ts';
import { lantern } from '../slots/lantern.ts';
import { sunMask } from '../slots/sun-mask.ts';

import { drawnBalls, drum } from './balls.ts';
import { kenoMinute } from './keno-minute.ts';
import { scratch } from './ticket.ts';

/** What lottery covers show. */
export const lotteryMotifs: readonly Motif[] = [
  drawnBalls,
  drum,
  scratch,
  askedBy('solar sun', sunMask),
  askedBy('east+gate lantern', lantern),
  kenoMinute,
];
