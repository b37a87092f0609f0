import { embossed, flat, gold, ivory, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, place, roundRect } from '../../../core/shapes.ts';
import { playingCard } from '../kit/cards.ts';
import { chip } from '../kit/chips.ts';
import { medal } from '../kit/medal.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Who won, column by column: banker, player, tie. */
const road = ['BBBB', 'PP', 'BBB', 'P', 'BB', 'PPPT', 'BB'];
const hues: Record<string, number> = { B: 25, P: 262, T: 150 };
const pitch = 27;

/** The beads of past rounds on their sheet. */
function roadSheet(pen: Pen): string {
  const lines = [1, 2, 3, 4, 5, 6].map((x) => `M${-94.5 + x * pitch} -94V14`).join('');
  const rows = [1, 2, 3].map((y) => `M-94.5 ${-94 + y * pitch}H94.5`).join('');
  const beads = road.flatMap((column, x) =>
    [...column].map((won, y) => {
      const [cx, cy] = [-81 + x * pitch, -80.5 + y * pitch];
      const bead = orb(pen, cx, cy, 11.5, paint(hues[won] ?? 150, 0.21, 0.54), 1.2);
      return bead + flat(ellipse(cx, cy, 4.6), '#fff', 0.9);
    }),
  );
  return (
    embossed(
      pen,
      surface(pen, roundRect(-107, -106, 214, 132, 14), gold, 2.2) +
        surface(pen, roundRect(-98, -97, 196, 114, 7), ivory, 1.6),
      4,
      0.8,
    ) +
    stroke(lines + rows, '#b9a98a', 1.2, 0.8) +
    beads.join('')
  );
}

/** The road of past rounds, a natural nine, and what the banker's side costs. */
export const noCommission: Motif = motif(
  '=no+commission+baccarat',
  'felt brocade stage palace',
  (pen, tint) =>
    place(roadSheet(pen), 0, -2, 1, -3) +
    chip(pen, 14, 92, 24, tint, 0.5, 8) +
    place(playingCard(pen, 'K', 'club', 68), -78, 52, 1, -18) +
    place(playingCard(pen, '9', 'heart', 68), -34, 54, 1, -2) +
    place(medal(pen, 52, 150, '0%', 34), 62, 52, 1, 6),
);
