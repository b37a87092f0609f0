import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, num, place } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';
import { greyhound } from './greyhound.ts';
import { horseHead } from './horse-head.ts';

const bay = paint(48, 0.09, 0.46);
const grey = paint(255, 0.02, 0.74);
const dark = paint(30, 0.05, 0.24);

/** Two horses neck and neck. */
export const neckAndNeck: Motif = motif(
  '=horse+racing',
  'turf stadium heavens',
  (pen) =>
    place(horseHead(pen, grey, paint(255, 0.02, 0.5)), -34, -14, 0.74, -8) +
    place(horseHead(pen, bay, dark), 34, 16, 0.82, 4),
);

/** Two hounds behind each other at full stretch. */
export const hounds: Motif = motif(
  '=greyhounds',
  'turf stadium',
  (pen, tint) =>
    place(greyhound.draw(pen, (tint + 140) % 360), 22, -46, 0.66) +
    place(greyhound.draw(pen, tint), -16, 34, 0.84),
);

/** A wheel of a sulky with its spokes. */
function sulkyWheel(pen: Parameters<Motif['draw']>[0]): string {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `M0 0L${num(50 * Math.cos(angle))} ${num(50 * Math.sin(angle))}`;
  }).join('');
  return (
    stroke(spokes, '#f3e6c2', 3, 0.9) +
    embossed(pen, stroke('M54 0A54 54 0 1 1 -54 0A54 54 0 1 1 54 0', '#b3261e', 11), 3, 0.6) +
    orb(pen, 0, 0, 11, gold, 1.4)
  );
}

/** A trotter before its sulky. */
export const sulky: Motif = motif(
  '=harness+racing',
  'turf stadium silk',
  (pen, tint) =>
    place(horseHead(pen, paint(40, 0.08, 0.38), dark), 36, -22, 0.78) +
    stroke('M-46 40C-6 34 40 44 92 66', '#5a3512', 9) +
    embossed(
      pen,
      surface(pen, 'M-72 2C-60 -16 -28 -16 -20 2L-26 16H-66Z', paint(tint, 0.2, 0.5), 2),
      3,
      0.6,
    ) +
    flat(ellipse(-44, 98, 56, 7), '#000', 0.28) +
    place(sulkyWheel(pen), -46, 44, 0.98),
);
