import { embossed, flat, gold, ink, stroke, surface, wood } from '../../../core/material.ts';
import { ellipse, polygon, roundRect } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A gramophone with its horn, and notes that come out of it. */
export const gramophone: Motif = motif(
  'phonograph gramophone record vinyl jazz',
  'stage city palace',
  (pen) => {
    const note = (x: number, y: number): string =>
      stroke(`M${x} ${y}V${y - 28}L${x + 20} ${y - 34}V${y - 8}`, '#ffe9a8', 5) +
      flat(ellipse(x - 5, y + 1, 8, 6) + ellipse(x + 15, y - 6, 8, 6), '#ffe9a8');
    return (
      embossed(
        pen,
        surface(pen, polygon('-86,58 62,58 78,104 -102,104'), wood, 2.4) +
          surface(pen, roundRect(-92, 46, 160, 16, 5), gold, 2),
        5,
        0.8,
      ) +
      surface(pen, ellipse(-14, 42, 66, 15), ink, 2) +
      surface(pen, ellipse(-14, 42, 18, 5), gold, 1.2) +
      stroke('M-58 40Q-70 0 -26 4', '#e0a42a', 9) +
      embossed(
        pen,
        surface(
          pen,
          'M-34 10C-14 6 -10 -20 -16 -50C-26 -92 20 -126 84 -112C116 -60 96 6 46 14C10 22 -14 24 -34 20Z',
          gold,
          2.6,
        ),
        6,
        1,
      ) +
      surface(pen, 'M80 -108C110 -62 92 -4 50 8C30 -30 40 -86 80 -108Z', ink, 2) +
      [0.3, 0.6]
        .map((t) =>
          stroke(
            `M${-20 + 60 * t} ${-60 + 30 * t}Q${20 + 30 * t} -20 ${20 + 36 * t} 14`,
            '#a86f12',
            2.4,
            0.7,
          ),
        )
        .join('') +
      note(-88, -40) +
      note(-54, -84)
    );
  },
);
