import { embossed, flat, gold, ink, paint, stroke, surface } from '../../../core/material.ts';
import { gemStone } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A mask of a ball, with feathers. */
export const mask: Motif = motif(
  'mask masquerade masked venetian',
  'palace stage silk',
  (pen, tint) => {
    const feather = (turn: number, hue: number): string =>
      `<g transform="rotate(${turn} 0 -10)">${surface(pen, 'M0 -20C-20 -60 -18 -104 0 -128C18 -104 20 -60 0 -20Z', paint(hue, 0.17, 0.6), 1.8)}${stroke('M0 -26V-118', '#fff', 2, 0.5)}</g>`;
    const plumes = [-48, -28, 28, 48, -12, 12].map((turn, index) =>
      feather(turn, tint + index * 24),
    );
    return (
      embossed(pen, plumes.join(''), 3, 0.8) +
      embossed(
        pen,
        surface(
          pen,
          'M0 -26C28 -44 78 -46 108 -30C106 14 84 50 44 50C22 50 12 34 0 20C-12 34 -22 50 -44 50C-84 50 -106 14 -108 -30C-78 -46 -28 -44 0 -26Z',
          gold,
          2.6,
        ),
        6,
        1,
      ) +
      [-1, 1]
        .map(
          (side) =>
            `<g transform="scale(${side} 1)">${surface(pen, 'M20 2C34 -18 66 -18 84 -4C70 22 38 26 20 2Z', ink, 2)}${stroke('M20 -22Q54 -38 92 -20', '#8a1f3c', 4)}${flat('M98 -26C124 -8 118 40 96 96C104 40 92 6 98 -26Z', '#c2264f')}</g>`,
        )
        .join('') +
      gemStone(pen, 0, -18, 15, tint, 'round') +
      gemStone(pen, -60, 36, 8, tint + 60, 'round') +
      gemStone(pen, 60, 36, 8, tint + 60, 'round')
    );
  },
);
