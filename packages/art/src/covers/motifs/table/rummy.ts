import { embossed, flat, gold, ivory, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, place, polygon, roundRect } from '../../../core/shapes.ts';
import { playingCard } from '../kit/cards.ts';
import { orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** The joker's card and his friends. */
export const rummy: Motif = motif(
  'rummy gin solitaire joker hearts bridge whist spades',
  'brocade silk felt burst',
  (pen, tint) => {
    const jester = embossed(
      pen,
      surface(
        pen,
        'M0 -30C-6 -52 -30 -56 -40 -34C-34 -36 -28 -30 -26 -8H26C28 -30 34 -36 40 -34C30 -56 6 -52 0 -30Z',
        paint(tint, 0.21, 0.56),
        1.6,
      ) +
        surface(pen, ellipse(0, 8, 24, 26), ivory, 1.6) +
        orb(pen, -41, -32, 6, gold, 1) +
        orb(pen, 41, -32, 6, gold, 1) +
        orb(pen, 0, -50, 6, gold, 1) +
        surface(
          pen,
          polygon('-30,-10 -15,-2 0,-12 15,-2 30,-10 26,4 -26,4'),
          paint(tint + 150, 0.2, 0.56),
          1.4,
        ),
      2.4,
      0.6,
    );
    const smile =
      stroke('M-13 16Q0 30 13 16', '#a3122a', 3.4) +
      flat(ellipse(-8, 9, 2.6, 4) + ellipse(8, 9, 2.6, 4), '#20121a') +
      orb(pen, 0, 15, 4.5, paint(22, 0.22, 0.55), 0.6);
    const card =
      `<path d="${roundRect(-52, -74, 104, 148, 11)}" fill="${pen.linear([
        [0, '#fff'],
        [1, '#e9dfca'],
      ])}" stroke="#776545" stroke-width="1.4"/>` +
      stroke(roundRect(-45, -67, 90, 134, 8), '#c9a24a', 1.6) +
      place(jester + smile, 0, 4, 1.02);
    return (
      place(playingCard(pen, 'Q', 'spade', 92), -52, -4, 1, -20) +
      place(playingCard(pen, '7', 'diamond', 92), 52, -4, 1, 20) +
      place(card, 0, -10, 1.08)
    );
  },
);
