import { oklch } from '../../../core/colour.ts';
import { ball, embossed, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse } from '../../../core/shapes.ts';
import { glint, glow } from '../../../scenes/light.ts';
import { motif, type Motif } from '../motif.types.ts';

/** An open shell with a pearl. */
export const pearl: Motif = motif('pearl pearls oyster shell lagoon', 'ocean sea', (pen, tint) => {
  const shell = paint(tint, 0.11, 0.72);
  const inside = paint(tint + 30, 0.06, 0.88);
  const ribs = [-70, -40, 0, 40, 70]
    .map((x) =>
      stroke(`M0 30Q${x * 0.8} -20 ${x * 1.05} ${-62 + Math.abs(x) * 0.3}`, shell.dark, 2.6, 0.6),
    )
    .join('');
  return (
    embossed(
      pen,
      surface(
        pen,
        'M0 40C-70 36 -112 -8 -98 -48C-86 -66 -72 -54 -62 -68C-48 -92 -30 -72 -18 -88C-8 -98 8 -98 18 -88C30 -72 48 -92 62 -68C72 -54 86 -66 98 -48C112 -8 70 36 0 40Z',
        shell,
        2.4,
      ) + ribs,
      5,
      0.8,
    ) +
    embossed(
      pen,
      surface(pen, 'M-100 44Q0 4 100 44Q92 96 0 104Q-92 96 -100 44Z', inside, 2.4) +
        surface(pen, 'M-100 48Q0 84 100 48Q92 96 0 104Q-92 96 -100 48Z', shell, 2),
      5,
      0.8,
    ) +
    glow(pen, 0, 26, 74, oklch(0.97, 0.03, 90), 0.9) +
    ball(pen, ellipse(0, 26, 36), paint(90, 0.03, 0.92), 1.8) +
    glint(-12, 10, 22)
  );
});
