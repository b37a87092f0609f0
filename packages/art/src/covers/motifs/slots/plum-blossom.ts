import { embossed, flat, gold, paint, stroke, surface, wood } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, place, ribbon, ring, smooth } from '../../../core/shapes.ts';
import { coin } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A five-petalled blossom of about 40 units. */
function blossom(pen: Pen, hue: number): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) =>
      place(
        surface(
          pen,
          smooth('0,2 -18,-12 -20,-32 0,-42 20,-32 18,-12'),
          paint(hue, 0.16, 0.72),
          1.8,
        ),
        0,
        0,
        1,
        turn,
      ),
    )
    .join('');
  const stamens = ring(0, 0, 17, 10)
    .map(
      ([x, y]) =>
        stroke(`M0 0L${num(x)} ${num(y)}`, '#fff3d0', 1.6) + flat(ellipse(x, y, 2.8), '#ffc02e'),
    )
    .join('');
  return embossed(pen, petals, 4, 0.6) + stamens + surface(pen, ellipse(0, 0, 6), gold, 1);
}

/** A plum branch in blossom, coins hanging from it. */
export const plumBlossom: Motif = motif(
  'plum blossom blossoms sakura',
  'palace temple silk',
  (pen) => {
    const branch =
      surface(
        pen,
        ribbon('-118,84 -60,44 -20,50 30,2 66,-14 108,-78', (t) => 19 * (1 - t) + 4),
        wood,
        2,
      ) +
      surface(
        pen,
        ribbon('-40,46 -52,2 -30,-44 -44,-86', (t) => 11 * (1 - t) + 3),
        wood,
        2,
      ) +
      surface(
        pen,
        ribbon('34,0 70,30 104,28', (t) => 9 * (1 - t) + 3),
        wood,
        2,
      );
    const bud = (x: number, y: number): string =>
      surface(pen, ellipse(x, y, 9, 10), paint(5, 0.19, 0.6), 1.8);
    const hung = (x: number, y: number): string =>
      stroke(`M${x} ${y}V${y + 40}`, '#d8232f', 3) + coin(pen, x, y + 52, 19, 1);
    return (
      hung(-84, 58) +
      hung(74, 26) +
      embossed(pen, branch, 4, 0.6) +
      bud(108, -82) +
      bud(-46, -90) +
      bud(106, 26) +
      bud(-62, -20) +
      place(blossom(pen, 5), -4, 22, 1.22, 10) +
      place(blossom(pen, 355), -40, -42, 0.9, -14) +
      place(blossom(pen, 15), 58, -30, 1.02, 30) +
      place(blossom(pen, 350), 24, -84, 0.66, 50) +
      place(blossom(pen, 8), -78, 62, 0.6, -30)
    );
  },
);
