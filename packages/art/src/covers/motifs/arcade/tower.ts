import { embossed, flat, gold, ink, paint, stroke, surface } from '../../../core/material.ts';
import { place, polygon, roundRect } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { gemStone } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A tower to climb, floor by floor, a stone on its top. */
export const tower: Motif = motif('tower floors', 'heavens peaks city', (pen, tint) => {
  const stone = paint(tint, 0.07, 0.6);
  const roof = paint(tint + 150, 0.19, 0.5);
  const floor = (y: number, half: number, lit: boolean): string => {
    const windows = [-0.5, 0, 0.5]
      .map((share) => {
        const x = share * half * 1.1;
        const arch = `M${x - 8} ${y + 32}V${y + 16}C${x - 8} ${y + 4} ${x + 8} ${y + 4} ${x + 8} ${y + 16}V${y + 32}Z`;
        return lit
          ? glow(pen, x, y + 20, 20, '#ffd66a', 0.9) + surface(pen, arch, gold, 1.4)
          : surface(pen, arch, ink, 1.4);
      })
      .join('');
    return (
      embossed(
        pen,
        surface(pen, roundRect(-half, y, half * 2, 42, 4), stone, 2.2) +
          surface(pen, roundRect(-half - 8, y + 36, half * 2 + 16, 12, 5), stone, 2),
        4,
        0.7,
      ) + windows
    );
  };
  const ladder = Array.from({ length: 14 }, (_, index) => `M58 ${96 - index * 12}h22`).join('');
  return place(
    floor(58, 58, true) +
      floor(12, 50, true) +
      floor(-34, 42, false) +
      embossed(
        pen,
        surface(pen, polygon('0,-104 56,-34 -56,-34'), roof, 2.4) +
          surface(pen, polygon('0,-104 18,-34 -18,-34'), paint(tint + 150, 0.17, 0.66), 0),
        4,
        0.7,
      ) +
      stroke('M58 104V-64M80 104V-64', '#6b421c', 6) +
      stroke(ladder, '#e3b36c', 5) +
      glow(pen, 0, -106, 46, '#fff2b0', 0.9) +
      place(gemStone(pen, 0, 0, 25, tint + 60, 'brilliant'), 0, -108) +
      flat(roundRect(-16, 84, 32, 22, 4), '#241423') +
      glint(14, -122, 20),
    0,
    6,
    0.84,
  );
});
