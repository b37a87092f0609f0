import { embossed, gold, ivory, paint, surface } from '../../../core/material.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A shield with rising arrows: better odds, more return. */
export const boost: Motif = motif(
  'boost odds combo acca parlay sport bet match free',
  'stadium burst grid',
  (pen, tint) => {
    const shield = 'M0 -104L84 -74V-4C84 54 48 88 0 108C-48 88 -84 54 -84 -4V-74Z';
    const arrow = (y: number): string =>
      `M0 ${y}L46 ${y + 44}L30 ${y + 60}L0 ${y + 30}L-30 ${y + 60}L-46 ${y + 44}Z`;
    return (
      embossed(pen, surface(pen, shield, gold, 2.4), 4, 0.9) +
      embossed(
        pen,
        surface(
          pen,
          'M0 -88L70 -62V-4C70 46 42 74 0 92C-42 74 -70 46 -70 -4V-62Z',
          paint(tint, 0.19, 0.46),
          2,
        ),
        3,
        0.6,
      ) +
      embossed(
        pen,
        surface(pen, arrow(-58), ivory, 1.6) + surface(pen, arrow(-10), gold, 1.6),
        2.6,
        0.9,
      )
    );
  },
);
