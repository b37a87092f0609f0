import { oklch } from '../../../core/colour.ts';
import { embossed, flat, paint, silver, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, roundRect } from '../../../core/shapes.ts';
import { glow, softly } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';
import { rocketShip } from './rocket-ship.ts';

const squares = Array.from(
  { length: 28 },
  (_, index) => [index % 7, Math.floor(index / 7)] as const,
)
  .filter(([column, row]) => (column + row) % 2 === 0)
  .map(([column, row]) => `M${column * 20 - 70} ${row * 14}h20v14h-20Z`)
  .join('');

/** Two rockets neck and neck below the chequered flag. */
export const rivals: Motif = motif('rocket+race rivals', 'space grid heavens', (pen, tint) => {
  const lane = (x: number, hue: number): string => {
    const smoke = `M${x} 60C${x - 6} 100 ${x - 20} 130 ${x - 34} 150`;
    return (
      softly(pen, 5, stroke(smoke, oklch(0.8, 0.18, hue), 26, 0.7)) + stroke(smoke, '#fff', 8, 0.8)
    );
  };
  const flag = embossed(
    pen,
    surface(pen, roundRect(-78, -6, 8, 78, 3) + roundRect(70, -6, 8, 78, 3), silver, 1.4) +
      flat('M-70 0h140v56h-140Z', '#f8f6f0') +
      flat(squares, '#1a1622'),
    2,
    0.6,
  );
  const white = paint(250, 0.02, 0.93);
  return (
    place(flag, 0, -112, 1.1) +
    glow(pen, 44, -30, 90, oklch(0.85, 0.16, tint), 0.6) +
    lane(-44, tint + 180) +
    lane(52, tint) +
    place(rocketShip(pen, white, paint(tint + 180, 0.2, 0.52)), -46, 30, 0.78, 6) +
    place(rocketShip(pen, white, paint(tint, 0.21, 0.56)), 46, -14, 0.92, 10) +
    flat(
      ellipse(-86, 6, 4) + ellipse(-92, 40, 3) + ellipse(100, 34, 4) + ellipse(94, 68, 3),
      '#fff',
    )
  );
});
