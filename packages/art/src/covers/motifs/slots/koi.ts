import { embossed, flat, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, smooth } from '../../../core/shapes.ts';
import { softly } from '../../../scenes/light.ts';
import { fishBody } from '../kit/fish-body.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A red and white koi that leaps up the falls. */
export const koi: Motif = motif('koi', 'palace temple ocean', (pen) => {
  const red = paint(30, 0.21, 0.58);
  const fish =
    fishBody(pen, { skin: paint(80, 0.02, 0.95), fins: paint(50, 0.08, 0.88) }) +
    `<g opacity="0.95">${embossed(
      pen,
      surface(
        pen,
        smooth('44,-38 22,-44 -2,-38 2,-16 22,-6 42,-16') +
          smooth('-22,-34 -44,-22 -54,-8 -40,6 -20,-2 -12,-20') +
          smooth('70,-22 60,-30 50,-34 54,-26'),
        red,
        0,
      ),
      3,
      0.7,
    )}</g>` +
    stroke('M82 12Q92 22 84 32M78 16Q82 28 74 34', '#f4d9b0', 3);
  const falls = [-84, -56, -28, 28, 58, 86]
    .map((x, index) => `M${x} -112C${x - 6} -60 ${x + 6} 10 ${x + (index % 2 ? 4 : -4)} 90`)
    .join('');
  const steps = [-66, -20, 26]
    .map((y, index) => ellipse(-70 + index * 4, y, 34, 9) + ellipse(74 - index * 4, y + 18, 32, 9))
    .join('');
  const foam = [-88, -52, -14, 26, 64, 96]
    .map((x, index) => ellipse(x, 96 + (index % 2) * 8, 28, 19))
    .join('');
  return (
    softly(pen, 4, stroke(falls, '#7fd4f0', 18, 0.7)) +
    stroke(falls, '#f1fbff', 5, 0.8) +
    flat(steps, '#f4fcff', 0.85) +
    place(fish, 2, -6, 1.02, -58) +
    embossed(pen, flat(foam, '#f4fcff'), 4, 0.4) +
    flat(
      ellipse(-36, 62, 6) + ellipse(40, 54, 5) + ellipse(58, 34, 4) + ellipse(-58, 30, 4),
      '#fff',
    )
  );
});
