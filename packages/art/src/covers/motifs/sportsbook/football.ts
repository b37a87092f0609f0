import { ball, flat, paint, stroke } from '../../../core/material.ts';
import { ellipse, num, regular, ring } from '../../../core/shapes.ts';
import { shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A football with its panels. */
export const football: Motif = motif(
  'football sports soccer league cup goal penalty world premier striker',
  'stadium',
  (pen) => {
    const pentagon = (x: number, y: number, r: number, turn: number): string =>
      regular(x, y, r, 5, turn);
    const outer = ring(0, 0, 62, 5, Math.PI / 5);
    const seams = ring(0, 0, 29, 5)
      .map(([x, y], index) => {
        const spoke = ring(0, 0, 54, 5)[index]!;
        return `M${num(x)} ${num(y)}L${num(spoke[0])} ${num(spoke[1])}L${num(outer[index]![0] * 0.97)} ${num(outer[index]![1] * 0.97)}M${num(spoke[0])} ${num(spoke[1])}L${num(outer[(index + 4) % 5]![0] * 0.97)} ${num(outer[(index + 4) % 5]![1] * 0.97)}M${num(spoke[0])} ${num(spoke[1])}L${num(spoke[0] * 1.7)} ${num(spoke[1] * 1.7)}`;
      })
      .join('');
    const patches =
      pentagon(0, 0, 29, 0) +
      outer
        .map(([x, y]) => pentagon(x * 1.26, y * 1.26, 25, Math.atan2(y, x) - Math.PI / 2))
        .join('');
    const disc = ellipse(0, 0, 86);
    const streak = [-40, -10, 22, 50]
      .map((y, index) => stroke(`M${-150 + index * 8} ${y + 40}L-60 ${y}`, '#fff', 5, 0.35))
      .join('');
    return (
      streak +
      flat(ellipse(6, 96, 70, 12), '#000', 0.35) +
      ball(pen, disc, paint(250, 0.012, 0.93), 2.4) +
      `<g clip-path="${pen.clip(disc)}"><g transform="rotate(14)">${flat(patches, '#20222c')}${stroke(seams, '#4a4d5a', 3)}</g><ellipse cx="30" cy="46" rx="86" ry="66" fill="#0a1030" opacity="0.25"/><circle cx="-16" cy="-20" r="92" fill="none" stroke="#0a1030" stroke-width="26" opacity="0.22"/></g>` +
      shineSpot(-32, -44, 26, 15, -36, 0.75)
    );
  },
);
