import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, regular } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

const honey = paint(72, 0.17, 0.76);
const wax = paint(60, 0.15, 0.6);

/** Cells of honey and a bee on its way with some. */
export const honeycomb: Motif = motif('honeycomb honey bee bees hive', 'meadow forest', (pen) => {
  const cells: readonly (readonly [number, number])[] = [
    [-52, -6],
    [0, -36],
    [52, -6],
    [-52, 54],
    [0, 24],
    [52, 54],
    [0, 84],
  ];
  const comb = cells
    .map(
      ([x, y]) =>
        surface(pen, regular(x, y, 36, 6), wax, 2.4) +
        surface(pen, regular(x, y, 27, 6), honey, 1.4),
    )
    .join('');
  const wing = (turn: number): string =>
    `<g transform="rotate(${turn} 44 -74)">${flat(ellipse(44, -98, 17, 30), oklch(0.96, 0.03, 220), 0.8)}</g>`;
  return (
    embossed(pen, comb, 4, 0.9) +
    stroke('M-8 108Q-8 126 -2 126Q6 126 2 104', honey.base, 9) +
    wing(-32) +
    wing(28) +
    embossed(pen, surface(pen, ellipse(46, -66, 42, 29), honey, 2.2), 4, 0.8) +
    [26, 46, 66].map((x) => stroke(`M${x} -90Q${x + 7} -66 ${x} -42`, '#2b1a08', 8)).join('') +
    surface(pen, ellipse(6, -68, 19), ink, 1.6) +
    flat(ellipse(0, -73, 5), '#fff') +
    stroke('M-4 -84Q-12 -104 -22 -102M6 -86Q4 -106 -6 -110', '#2b1a08', 3)
  );
});
