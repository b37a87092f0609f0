import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, roundRect } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A cabinet with its stick. */
export const cabinet: Motif = motif(
  'arcade block buster invaders muncher retro classic joystick cabinet super star',
  'grid city space',
  (pen, tint) => {
    const shell = paint(tint, 0.2, 0.5);
    const ship = ['..#..', '.###.', '#####', '#.#.#']
      .flatMap((row, y) =>
        [...row].map((cell, x) => (cell === '#' ? `M${x * 7 - 17} ${y * 7 - 14}h7v7h-7Z` : '')),
      )
      .join('');
    const enemies = [-32, 0, 32]
      .map((x) =>
        flat(
          `M${x - 9} -74h18v6h-18Zm0 6h5v6h-5Zm13 0h5v6h-5Zm-8 -12h3v6h-3Z`,
          oklch(0.8, 0.2, tint + 140),
        ),
      )
      .join('');
    return (
      embossed(
        pen,
        surface(pen, 'M-66 -112H66L74 -70L66 22L86 60V112H-86V60L-66 22L-74 -70Z', shell, 2.4) +
          surface(pen, roundRect(-62, -106, 124, 20, 5), paint(tint + 60, 0.2, 0.66), 1.6),
        4,
        0.7,
      ) +
      surface(pen, roundRect(-54, -80, 108, 92, 8), ink, 2) +
      flat(
        roundRect(-48, -74, 96, 80, 5),
        pen.radial([
          [0, oklch(0.4, 0.16, tint + 180)],
          [1, '#07060f'],
        ]),
      ) +
      `<g transform="translate(0 10)">${enemies}</g>` +
      place(flat(ship, '#fff'), 0, -12, 0.8) +
      stroke('M0 -28V-46', oklch(0.9, 0.2, 110), 3) +
      surface(pen, 'M-70 28H70L80 58H-80Z', paint(tint, 0.12, 0.32), 1.6) +
      stroke('M-34 46V22', '#222', 6) +
      orb(pen, -34, 16, 12, paint(24, 0.22, 0.56), 1.4) +
      [
        [14, 42, 150],
        [38, 40, 85],
        [28, 52, 262],
      ]
        .map(([x, y, hue]) => surface(pen, ellipse(x!, y!, 9, 6), paint(hue!, 0.2, 0.64), 1.2))
        .join('') +
      surface(pen, roundRect(-26, 74, 52, 26, 4), ink, 1.4) +
      stroke('M-12 80V94M12 80V94', '#ffcf4a', 3)
    );
  },
);
