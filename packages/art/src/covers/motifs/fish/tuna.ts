import { oklch } from '../../../core/colour.ts';
import { embossed, flat, ivory, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, polygon, smooth } from '../../../core/shapes.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

const body = smooth('104,6 84,-18 44,-36 -8,-36 -56,-16 -84,-3 -84,5 -56,16 -8,36 44,38 84,26');

/** A tuna facing right: a torpedo with sickle fins and yellow finlets. */
function tunaBody(pen: Pen): string {
  const back = paint(255, 0.11, 0.36);
  const yellow = paint(90, 0.18, 0.82);
  const finlets = [0, 1, 2, 3, 4]
    .map((index) => {
      const [x, y] = [-28 - index * 11, 27 - index * 5];
      return (
        polygon([
          [x + 6, -y],
          [x - 12, -y - 9],
          [x - 5, -y + 4],
        ]) +
        polygon([
          [x + 6, y],
          [x - 12, y + 9],
          [x - 5, y - 4],
        ])
      );
    })
    .join('');
  return (
    embossed(
      pen,
      surface(
        pen,
        'M-76 1C-96 -16 -104 -48 -128 -62C-114 -26 -110 -6 -112 1C-110 10 -114 30 -126 64C-102 50 -94 20 -76 1Z',
        back,
        2.2,
      ) +
        surface(pen, 'M28 -32C16 -62 -6 -76 -26 -78C-12 -62 -10 -46 -12 -34Z', back, 2) +
        surface(pen, 'M4 34C-4 60 -22 74 -40 76C-28 62 -24 46 -24 30Z', yellow, 2),
      3,
      0.7,
    ) +
    surface(pen, finlets, yellow, 1) +
    embossed(
      pen,
      surface(pen, body, back, 2.4) +
        `<g clip-path="${pen.clip(body)}">${flat('M110 8C60 2 0 4 -90 2V60H110Z', '#e9f2f8', 0.95)}${flat('M110 4C60 -4 0 -2 -90 0V6C0 8 60 8 110 14Z', oklch(0.72, 0.12, 225), 0.9)}</g>`,
      8,
      0.8,
    ) +
    embossed(pen, surface(pen, smooth('36,10 8,14 -30,32 -34,24 4,6'), back, 1.6), 2, 0.6) +
    stroke('M58 -26Q46 4 58 32', back.line, 3, 0.7) +
    stroke('M102 10Q90 16 80 14', '#26303c', 3) +
    orb(pen, 78, -4, 10, ivory, 1.6) +
    flat(ellipse(80, -3, 5.5), '#0c1016') +
    flat(ellipse(82, -6, 2), '#fff')
  );
}

/** A tuna leaping from a breaking wave. */
export const tuna: Motif = motif('tuna tsunami wave bonito', 'sea ocean', (pen) => {
  const water = paint(225, 0.13, 0.5);
  const crest =
    'M-150 130C-148 30 -112 -58 -30 -92C36 -118 104 -96 120 -44C126 -20 116 -2 104 8C104 -28 72 -50 44 -36C14 -20 22 26 66 40C40 72 96 96 150 130Z';
  const streaks =
    'M-128 110C-124 30 -86 -44 -20 -72M-96 118C-92 50 -62 -14 -8 -42M-62 120C-56 66 -34 28 2 2';
  const foam = [
    [-30, -92, 20],
    [0, -104, 17],
    [32, -106, 19],
    [64, -98, 18],
    [92, -80, 20],
    [114, -54, 19],
    [120, -24, 16],
    [108, 2, 13],
  ]
    .map(([x, y, r]) => ellipse(x!, y!, r!))
    .join('');
  const splash = [
    [-92, 112, 26],
    [-56, 118, 30],
    [-14, 116, 26],
    [26, 120, 30],
    [66, 116, 26],
    [100, 120, 24],
  ]
    .map(([x, y, r]) => ellipse(x!, y!, r!, r! * 0.7))
    .join('');
  return place(
    embossed(pen, surface(pen, crest, water, 2.4), 6, 0.8) +
      stroke(streaks, oklch(0.88, 0.07, 215), 6, 0.6) +
      embossed(pen, flat(foam, '#f4fbff'), 4, 0.4) +
      place(tunaBody(pen), -2, 30, 1, -30) +
      embossed(pen, flat(splash, '#f4fbff'), 4, 0.4) +
      flat(
        ellipse(-104, 62, 6) + ellipse(-84, 44, 4) + ellipse(112, 66, 6) + ellipse(126, 40, 4),
        '#fff',
      ),
    0,
    -4,
    0.82,
  );
});
