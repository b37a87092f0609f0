import { embossed, paint, stroke, surface } from '../../../core/material.ts';
import { oklch } from '../../../core/colour.ts';
import { motif, type Motif } from '../motif.types.ts';

/** A mermaid's tail above the waves. */
export const mermaid: Motif = motif('mermaid mermaids siren', 'ocean sea', (pen, tint) => {
  const skin = paint(tint + 180, 0.14, 0.58);
  const fin = paint(tint + 150, 0.16, 0.7);
  const scales = [60, 40, 20, 0, -20, -38]
    .map((y, row) =>
      [-30, -10, 10, 30]
        .filter((x) => Math.abs(x) < 36 - row * 5)
        .map((x) => stroke(`M${x - 9} ${y}Q${x} ${y + 11} ${x + 9} ${y}`, skin.light, 2.6, 0.75))
        .join(''),
    )
    .join('');
  return (
    embossed(
      pen,
      surface(pen, 'M-46 96C-44 40 -22 0 -10 -46H10C22 0 44 40 46 96Z', skin, 2.4) +
        scales +
        surface(pen, 'M0 -38C-18 -62 -60 -56 -104 -108C-96 -36 -50 -16 0 -38Z', fin, 2.2) +
        surface(pen, 'M0 -38C18 -62 60 -56 104 -108C96 -36 50 -16 0 -38Z', fin, 2.2),
      5,
      0.9,
    ) +
    [20, 44, 68]
      .map((x) =>
        stroke(
          `M${x * 0.2} -42Q${x * 0.8} -58 ${x} ${-58 - x * 0.4}M${-x * 0.2} -42Q${-x * 0.8} -58 ${-x} ${-58 - x * 0.4}`,
          fin.light,
          2.4,
          0.7,
        ),
      )
      .join('') +
    `<path d="M-116 92q14 -16 29 0t29 0t29 0t29 0t29 0t29 0t29 0t29 0C100 128 -100 128 -116 92Z" fill="${pen.linear(
      [
        [0, oklch(0.88, 0.07, 215)],
        [0.35, oklch(0.58, 0.12, 232)],
        [1, oklch(0.32, 0.1, 245)],
      ],
    )}"/>`
  );
});
