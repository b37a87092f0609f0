import { embossed, flat, gold, leaf, stroke, surface } from '../../../core/material.ts';
import { roundRect } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A golden horseshoe and a four-leaf clover. */
export const horseshoe: Motif = motif(
  'horseshoe luck lucky charm charms clover bell bells four',
  'meadow burst brocade',
  (pen) => {
    const shoe =
      'M-34 96L-64 88C-104 20 -90 -92 0 -92S104 20 64 88L34 96L28 76C62 26 52 -48 0 -48S-62 26 -28 76Z';
    const nails = [
      [-66, 40],
      [-72, 4],
      [-60, -34],
      [60, -34],
      [72, 4],
      [66, 40],
    ]
      .map(([x, y]) => roundRect(x! - 4, y! - 6, 8, 12, 2))
      .join('');
    const leafOf = (turn: number): string =>
      `<g transform="rotate(${turn})">${surface(pen, 'M0 0C-26 -10 -36 -34 -20 -44C-10 -50 -2 -44 0 -36C2 -44 10 -50 20 -44C36 -34 26 -10 0 0Z', leaf, 1.6)}${stroke('M0 -4V-26', leaf.light, 2)}</g>`;
    return (
      embossed(pen, surface(pen, shoe, gold, 2.4), 5, 1) +
      flat(nails, '#6a3b06') +
      embossed(
        pen,
        stroke('M2 16C6 40 16 56 30 66', leaf.dark, 7) + [45, 135, 225, 315].map(leafOf).join(''),
        3,
        0.8,
      )
    );
  },
);
