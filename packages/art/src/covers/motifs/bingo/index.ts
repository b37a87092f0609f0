import { jeepney } from '../slots/jeepney.ts';
import { askedBy, type Motif } from '../motif.types.ts';

import { bigTop } from './big-top.ts';
import { bingoBalls, bingoCard } from './card.ts';
import { popper } from './popper.ts';
import { speedball } from './speedball.ts';
import { teapot } from './teapot.ts';

/** What bingo covers show. */
export const bingoMotifs: readonly Motif[] = [
  bingoCard,
  bingoBalls,
  teapot,
  bigTop,
  speedball,
  popper,
  askedBy('barangay jeepney', jeepney),
];
