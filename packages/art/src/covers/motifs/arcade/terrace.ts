import { oklch } from '../../../core/colour.ts';
import { embossed, gold, leaf, paint, silver, stroke, surface } from '../../../core/material.ts';
import { ellipse, num, place, roundRect } from '../../../core/shapes.ts';
import { textPath } from '../../../lettering/text.ts';
import { glow } from '../../../scenes/light.ts';
import { orb, petalPath } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Steps of a terrace with pegs, boxes below, a ball on its way. */
export const terrace: Motif = motif('plinko+terrace terrace', 'heavens meadow', (pen, tint) => {
  const stone = paint(76, 0.05, 0.76);
  const steps = [0, 1, 2, 3]
    .map((row) => {
      const half = 38 + row * 23;
      return surface(pen, roundRect(-half, -62 + row * 34, half * 2, 34, 5), stone, 2.2);
    })
    .join('');
  const pegs = [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: row + 2 }, (_, index) =>
        orb(pen, (index - (row + 1) / 2) * 38, -46 + row * 34, 7, silver, 1.2),
      ).join(''),
    )
    .join('');
  const boxes = [9, 2, 1, 2, 9]
    .map((value, index) => {
      const text = textPath(`${value}x`, 'heavy', 0, 0, 13);
      const x = -84 + index * 42;
      return (
        surface(
          pen,
          roundRect(x - 19, 78, 38, 30, 6),
          paint(value > 5 ? 25 : value > 1 ? 60 : 95, 0.19, 0.66),
          1.8,
        ) +
        `<path d="${text.path}" transform="translate(${num(x - text.width / 2)} 87)" fill="#2a1206"/>`
      );
    })
    .join('');
  const bush = (x: number, y: number): string =>
    surface(
      pen,
      [-60, -25, 10, 45].map((turn) => petalPath(x, y, 34, 10, turn)).join(''),
      leaf,
      1.4,
    );
  return (
    bush(-62, -26) +
    bush(66, -26) +
    bush(-86, 8) +
    bush(90, 8) +
    embossed(pen, steps, 4, 0.6) +
    pegs +
    embossed(pen, boxes, 3, 0.7) +
    stroke('M-6 -128Q-2 -108 4 -96', '#fff', 5, 0.7) +
    glow(pen, 8, -82, 46, oklch(0.85, 0.18, tint), 0.8) +
    place(orb(pen, 0, 0, 20, gold, 2) + stroke(ellipse(0, 0, 12), gold.line, 2, 0.6), 8, -82)
  );
});
