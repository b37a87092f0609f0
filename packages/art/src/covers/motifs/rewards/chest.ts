import { embossed, flat, gold, paint, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, place, roundRect } from '../../../core/shapes.ts';
import { coinPile, gemStone } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A chest full of gold. */
export const chest: Motif = motif(
  'chest treasure loot jackpot mystery drop drops',
  'cave sea burst',
  (pen, tint) => {
    const plank = [0, 1, 2]
      .map((index) => stroke(`M-84 ${36 + index * 22}H84`, wood.line, 2, 0.7))
      .join('');
    const strap = (x: number): string => surface(pen, roundRect(x - 9, 14, 18, 82, 3), gold, 1.4);
    return (
      glow(pen, 0, 0, 120, '#fff0a8', 0.9) +
      embossed(
        pen,
        surface(pen, 'M-88 -8C-92 -70 -60 -92 0 -92S92 -70 88 -8Z', wood, 2.4) +
          surface(pen, 'M-74 -8C-76 -58 -50 -76 0 -76S76 -58 74 -8Z', paint(40, 0.06, 0.24), 1.6) +
          stroke('M-88 -8C-92 -70 -60 -92 0 -92S92 -70 88 -8', '#f0b93a', 8),
        4,
        0.7,
      ) +
      place(coinPile(pen, 150, 40, 26), 0, -22) +
      place(gemStone(pen, 0, 0, 22, tint, 'brilliant'), -42, -6, 1, -16) +
      place(gemStone(pen, 0, 0, 20, tint + 140, 'round'), 44, -8) +
      embossed(
        pen,
        surface(pen, roundRect(-90, 14, 180, 84, 8), wood, 2.4) +
          plank +
          strap(-66) +
          strap(66) +
          surface(pen, roundRect(-92, 10, 184, 16, 4), gold, 1.6) +
          surface(pen, 'M-18 16H18V44C18 54 10 60 0 60S-18 54 -18 44Z', gold, 1.8),
        4,
        0.8,
      ) +
      flat(`${ellipse(0, 34, 5)}M-3 36h6l2 12h-10Z`, '#3a2208')
    );
  },
);
