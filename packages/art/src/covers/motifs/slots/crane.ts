import { embossed, flat, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

const plumage = paint(230, 0.015, 0.95);

/** A crane that spreads its wings. */
export const crane: Motif = motif('crane cranes heron stork', 'heavens temple', (pen) => {
  const wing = (side: number): string =>
    `<g transform="scale(${side} 1)">${surface(pen, 'M8 14C30 -40 62 -82 112 -92C108 -70 116 -62 106 -46C110 -36 104 -26 92 -14C92 0 78 12 58 18C40 34 18 34 8 14Z', plumage, 2.2)}${surface(pen, 'M112 -92C116 -62 104 -26 58 18C84 -18 96 -52 112 -92Z', ink, 1.4)}${stroke('M24 10Q56 -16 84 -54M34 16Q62 0 84 -26', '#9fb0c4', 2.4, 0.8)}</g>`;
  return (
    stroke('M-8 60L-14 112M10 60L16 112', '#3a3f4a', 5) +
    embossed(pen, wing(1) + wing(-1), 4, 0.6) +
    embossed(
      pen,
      surface(
        pen,
        'M-22 10C-26 54 -14 78 0 84C14 78 26 54 22 10C20 -8 10 -18 10 -44C10 -70 20 -78 12 -96C-2 -110 -22 -100 -18 -82C-12 -62 -20 -12 -22 10Z',
        plumage,
        2.4,
      ),
      4,
      0.6,
    ) +
    surface(pen, 'M-15 -70C-10 -46 -16 -22 -20 -4L-8 -8C-6 -30 0 -50 -2 -66Z', ink, 1.2) +
    flat('M-18 -94Q-2 -112 14 -96Q2 -88 -18 -94Z', '#d7263d') +
    flat(ellipse(-6, -86, 3.6), '#111') +
    surface(pen, 'M-16 -90L-58 -80L-15 -76Z', paint(80, 0.13, 0.75), 1.4)
  );
});
