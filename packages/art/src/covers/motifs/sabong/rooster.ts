import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, ribbon, smooth, star, type Point } from '../../../core/shapes.ts';
import { orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { glow } from '../../../scenes/light.ts';

/** A fighting cock in profile, facing right. */
export function rooster(pen: Pen, hue: number): string {
  const tail = Array.from({ length: 9 }, (_, index) => {
    const reach = 84 + (index % 3) * 16;
    const angle = -0.2 - index * 0.16;
    const [dx, dy] = [Math.cos(angle) * -1, Math.sin(angle)];
    const droop = 34 - index * 5;
    const spine: Point[] = [
      [-24, 26],
      [-24 - dx * -reach * 0.5, 26 + dy * reach * 0.62],
      [-24 - dx * -reach * 0.95, 26 + dy * reach * 0.86],
      [-24 - dx * -reach * 1.3, 26 + dy * reach * 0.86 + droop],
    ];
    const plume = paint(
      index % 3 === 2 ? 40 : hue + 140 + index * 14,
      0.13,
      0.34 + (index % 3) * 0.08,
    );
    return surface(
      pen,
      ribbon(spine, (t) => 24 * Math.sin(Math.PI * (0.25 + 0.72 * t)) + 2),
      plume,
      1.4,
    );
  }).join('');
  const body = smooth(
    '-44,34 -36,4 -4,-12 18,-46 34,-66 52,-62 56,-44 48,-10 54,20 36,52 4,64 -28,58',
  );
  const hackle = [0, 1, 2, 3, 4, 5, 6]
    .map((index) => petalPath(36 + index * 3 - 8, -46 + index * 3, 62, 9, 196 - index * 13))
    .join('');
  const wing = [0, 1, 2, 3, 4]
    .map((index) => petalPath(16, 6 + index * 6, 74 - index * 6, 12, 250 - index * 7))
    .join('');
  const leg = (x: number, lean: number): string =>
    stroke(
      `M${x} 58L${x + lean} 84L${x + lean - 6} 104M${x + lean - 6} 104L${x + lean + 20} 104M${x + lean - 6} 104L${x + lean - 20} 108M${x + lean - 2} 90L${x + lean - 22} 86`,
      '#3a2206',
      9,
    ) +
    stroke(
      `M${x} 58L${x + lean} 84L${x + lean - 6} 104M${x + lean - 6} 104L${x + lean + 20} 104M${x + lean - 6} 104L${x + lean - 20} 108M${x + lean - 2} 90L${x + lean - 22} 86`,
      '#ffc63a',
      5,
    );
  const comb = smooth('30,-70 28,-90 38,-82 42,-102 52,-86 62,-96 62,-76 70,-72 56,-60');
  const red = paint(24, 0.23, 0.54);
  return (
    embossed(pen, tail, 3, 0.6) +
    leg(6, -4) +
    leg(26, 8) +
    embossed(pen, surface(pen, body, paint(hue, 0.18, 0.5), 2.2), 6, 0.5) +
    embossed(
      pen,
      surface(pen, wing, paint(hue - 10, 0.17, 0.4), 1.6) +
        surface(pen, hackle, paint(72, 0.17, 0.74), 1.4),
      2.6,
      0.6,
    ) +
    embossed(
      pen,
      surface(pen, ellipse(50, -58, 20, 19), paint(hue, 0.19, 0.56), 1.8) +
        surface(pen, comb, red, 1.8) +
        surface(pen, 'M66 -64Q88 -60 90 -48Q78 -50 66 -50Z', paint(82, 0.15, 0.76), 1.6) +
        surface(pen, smooth('58,-46 68,-42 66,-20 56,-26'), red, 1.6),
      3,
      0.7,
    ) +
    orb(pen, 56, -60, 6, paint(75, 0.18, 0.8), 1.2) +
    flat(ellipse(57, -60, 2.6), '#180a04')
  );
}

/** A proud single bird. */
export const champion: Motif = motif(
  'champion king derby rooster cock gallo manok golden talon pride',
  'pit heavens volcano burst',
  (pen, tint) => place(rooster(pen, tint % 60), -2, -4, 0.98),
);

/** Two birds face to face. */
export const duel: Motif = motif(
  'duel sabong cockfight arena fight battle clash versus wala meron',
  'pit volcano stage',
  (pen) =>
    place(rooster(pen, 28), -50, 10, 0.68) +
    place(rooster(pen, 262), 50, 10, 0.68, 0, true) +
    glow(pen, 0, -78, 34, '#fff4c0', 0.9) +
    flat(star(0, -78, 26, 7, 9), '#fff6d0', 0.95),
);
