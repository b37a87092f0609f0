import { embossed, flat, gilt, ink, ivory, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, polygon } from '../../../core/shapes.ts';
import { coin, mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A coin with teeth that lives on coins. */
export const muncher: Motif = motif('coin+muncher muncher', 'grid city candyland', (pen) => {
  const mouth = 'M-58 8C-40 22 40 22 58 8C56 58 30 78 0 78S-56 58 -58 8Z';
  const teeth = [-40, -20, 0, 20, 40]
    .map((x) =>
      polygon([
        [x - 10, 12 + Math.abs(x) * -0.06],
        [x + 10, 12 + Math.abs(x) * -0.06],
        [x, 34],
      ]),
    )
    .join('');
  return (
    coin(pen, -92, -70, 18, 0.8) +
    coin(pen, 94, -50, 16, 0.6) +
    embossed(pen, surface(pen, ellipse(0, 0, 94), gilt, 2.6), 6, 1) +
    stroke(ellipse(0, 0, 80), gilt.line, 3, 0.6) +
    flat(mouth, '#4a0a16') +
    `<g clip-path="${pen.clip(mouth)}">${flat(ellipse(0, 76, 34, 22), '#e8505e')}${flat(teeth, '#fffaf0')}</g>` +
    stroke(mouth, gilt.line, 4) +
    place(coin(pen, 0, 0, 22, 0.9), 6, 58, 1, -14) +
    mirrored(
      orb(pen, 32, -32, 25, ivory, 2) +
        flat(ellipse(27, -27, 11, 12), '#160c12') +
        flat(ellipse(23, -32, 4), '#fff') +
        surface(pen, 'M2 -50L58 -70L64 -54L10 -36Z', ink, 1.4),
    )
  );
});
