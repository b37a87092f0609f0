import { embossed, flat, paint, stroke, surface, wood } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, ribbon } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A glass marble with its ribbon inside. */
const marble = (pen: Pen, radius: number, hue: number, turn: number): string =>
  orb(pen, 0, 0, radius, paint(hue, 0.17, 0.62), 2) +
  `<g clip-path="${pen.clip(ellipse(0, 0, radius - 2))}" opacity="0.85">${place(
    flat(
      ribbon('-60,0 -20,-16 20,16 60,0', () => radius * 0.44),
      '#fff',
    ) +
      flat(
        ribbon('-60,0 -20,-16 20,16 60,0', () => radius * 0.2),
        paint(hue + 150, 0.21, 0.56).base,
      ),
    0,
    0,
    1,
    turn,
  )}</g>` +
  flat(ellipse(-radius * 0.36, -radius * 0.44, radius * 0.28, radius * 0.16), '#fff', 0.85);

/** Marbles on the last bends of their run. */
export const marbles: Motif = motif('marble marbles mile', 'meadow candyland grid', (pen, tint) => {
  const course = '-112,-76 -20,-84 74,-64 84,-14 10,4 -74,16 -84,66 0,88 112,80';
  const wide = ribbon(course, () => 46, 40);
  const groove = ribbon(course, () => 26, 40);
  const streaks = stroke('M-104 -92H-66M92 58H126M-120 -60H-84', '#fff', 4, 0.6);
  return (
    embossed(pen, surface(pen, wide, wood, 2.4), 5, 0.7) +
    flat(groove, '#3d230e', 0.75) +
    streaks +
    place(marble(pen, 22, tint + 90, 60), -58, -82) +
    place(marble(pen, 25, tint + 210, 110), 84, -34) +
    place(marble(pen, 27, tint + 300, 10), -72, 28) +
    place(marble(pen, 40, tint, 40), 26, 68)
  );
});
