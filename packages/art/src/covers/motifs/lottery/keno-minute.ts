import { embossed, flat, gold, ivory, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, place, ring, roundRect } from '../../../core/shapes.ts';
import { glow } from '../../../scenes/light.ts';
import { numberBall } from '../kit/balls.ts';
import { orb, shineSpot } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

const balls = 10;

const ticks = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const at = (radius: number): string =>
    `${num(Math.sin(angle) * radius)} ${num(-Math.cos(angle) * radius)}`;
  return `M${at(index % 3 === 0 ? 31 : 37)}L${at(42)}`;
}).join('');

/** A stopwatch whose hand has almost come round. */
const stopwatch = (pen: Pen): string =>
  embossed(
    pen,
    surface(pen, roundRect(-9, -78, 18, 20, 4), gold, 1.6) +
      surface(pen, roundRect(-18, -88, 36, 15, 7), gold, 1.8) +
      place(surface(pen, roundRect(-8, -76, 16, 20, 5), gold, 1.6), 0, 0, 1, 40) +
      surface(pen, ellipse(0, 0, 60), gold, 2.4),
    4,
    0.9,
  ) +
  surface(pen, ellipse(0, 0, 48), ivory, 2) +
  flat('M0 0V-44A44 44 0 1 1 -26 -35.5Z', '#f2a33a', 0.32) +
  stroke(ticks, '#3a2a14', 3.4) +
  stroke('M8 11L-23 -31', '#c2142a', 5) +
  orb(pen, 0, 0, 7, gold, 1.4) +
  shineSpot(-20, -26, 18, 8, -40, 0.5);

/** Numbered balls round a stopwatch. */
export const kenoMinute: Motif = motif(
  '=keno+every+minute',
  'stage silk burst city',
  (pen, tint) => {
    const around = ring(0, 0, 92, balls, 0.31).map(([x, y], index) =>
      numberBall(pen, x, y, 25, tint + index * 67, String(pen.random.whole(1, 80))),
    );
    const whole =
      glow(pen, 0, 0, 130, '#fffbe6', 0.7) + around.join('') + place(stopwatch(pen), 0, 6, 1.1);
    return place(whole, 0, -8, 0.92);
  },
);
