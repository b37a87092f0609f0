import { embossed, flat, gold, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, num, polygon, star } from '../../../core/shapes.ts';
import { motif, type Motif } from '../motif.types.ts';
import { textPath } from '../../../lettering/text.ts';

/** The big upright wheel. */
export const moneyWheel: Motif = motif(
  'fortune property money wheel crazy time monopoly mega dream catcher show bonanza lucky',
  'stage burst city grid',
  (pen, tint) => {
    const labels = ['1', '2', '5', '1', '10', '2', '1', '20', '5', '1', '2', '40'];
    const wedge = (label: string, index: number): string => {
      const half = Math.PI / labels.length;
      const mark = textPath(label, 'heavy', 0, 0, 16);
      const hue = tint + [0, 70, 140, 210, 280][index % 5]!;
      return `<g transform="rotate(${index * (360 / labels.length)})">${surface(
        pen,
        polygon([
          [0, 0],
          [Math.sin(-half) * 92, -Math.cos(half) * 92],
          [0, -95],
          [Math.sin(half) * 92, -Math.cos(half) * 92],
        ]),
        paint(hue, 0.2, 0.6),
        0,
      )}<path d="${mark.path}" transform="translate(${num(-mark.width / 2)} -82)" fill="#fff" stroke="#0006" stroke-width="1"/></g>`;
    };
    const bulbs = Array.from({ length: 24 }, (_, index) => {
      const a = (index / 24) * Math.PI * 2;
      return ellipse(Math.cos(a) * 98, Math.sin(a) * 98, 3.4);
    }).join('');
    return (
      embossed(pen, surface(pen, ellipse(0, 0, 107), gold, 2.4), 4, 0.8) +
      labels.map(wedge).join('') +
      stroke(
        labels
          .map((_, index) => {
            const a = ((index + 0.5) / labels.length) * Math.PI * 2 - Math.PI / 2;
            return `M0 0L${num(Math.cos(a) * 91)} ${num(Math.sin(a) * 91)}`;
          })
          .join(''),
        '#fff5d0',
        1.6,
      ) +
      stroke(ellipse(0, 0, 91), '#7a3d05', 2) +
      flat(bulbs, '#fffbe0') +
      embossed(
        pen,
        surface(pen, ellipse(0, 0, 30), gold, 1.8) +
          surface(pen, star(0, 0, 22, 10, 5), paint(25, 0.22, 0.55), 1.2),
        3,
        0.9,
      ) +
      embossed(pen, surface(pen, 'M-15 -118H15L0 -78Z', paint(25, 0.23, 0.56), 2), 2.4, 0.9)
    );
  },
);
