import { embossed, flat, gold, stroke, surface } from '../../../core/material.ts';
import { place, roundRect } from '../../../core/shapes.ts';
import { die } from '../kit/chips.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** Three dice under a glass bell. */
export const sicBo: Motif = motif(
  'sic bo sicbo dice craps xoc dia bau fish prawn',
  'felt palace brocade stage',
  (pen) =>
    glow(pen, 0, 20, 110, '#fff3c4', 0.5) +
    place(die(pen, 62, 25, [6, 3, 5]), -40, 16, 1, -10) +
    place(die(pen, 62, 90, [4, 1, 2], 0.02), 44, 22, 1, 12) +
    place(die(pen, 58, 25, [5, 2, 6]), 4, -54, 1, 4) +
    flat('M-98 92C-100 -60 -60 -112 0 -112S100 -60 98 92Z', '#fff', 0.1) +
    stroke('M-98 92C-100 -60 -60 -112 0 -112S100 -60 98 92', '#fff', 2.4, 0.6) +
    stroke('M-80 40C-80 -40 -60 -80 -30 -94', '#fff', 6, 0.4) +
    embossed(pen, surface(pen, roundRect(-106, 86, 212, 20, 9), gold, 1.8), 3, 0.9),
);
