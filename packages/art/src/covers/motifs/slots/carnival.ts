import { place } from '../../../core/shapes.ts';
import { bigTopTent } from '../bingo/big-top.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A carnival's tent by night. */
export const carnival: Motif = motif('carnival noir', 'city stage', (pen, tint) =>
  place(bigTopTent(pen, tint), 0, 4),
);
