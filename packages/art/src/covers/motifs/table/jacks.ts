import { embossed, flat, gold, ink, paint, stroke, surface } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num, place, roundRect } from '../../../core/shapes.ts';
import { textPath } from '../../../lettering/text.ts';
import { playingCard, type Suit } from '../kit/cards.ts';
import { motif, type Motif } from '../motif.types.ts';

const hand: ReadonlyArray<readonly [rank: string, suit: Suit]> = [
  ['5', 'club'],
  ['J', 'heart'],
  ['9', 'diamond'],
  ['J', 'spade'],
  ['2', 'club'],
];

/** What a held card wears. */
function heldMark(pen: Pen): string {
  const label = textPath('HELD', 'heavy', 0, 0, 9);
  return (
    surface(pen, roundRect(-22, -8, 44, 16, 5), paint(60, 0.18, 0.8), 1.4) +
    `<path d="${label.path}" transform="translate(${num(-label.width / 2)} -4.5)" fill="#5b1200"/>`
  );
}

const cabinetTop = (pen: Pen, tint: number): string =>
  embossed(
    pen,
    surface(pen, roundRect(-120, -86, 240, 152, 22), gold, 2.4) +
      surface(pen, roundRect(-112, 70, 224, 36, 14), ink, 2.2),
    4,
    0.8,
  ) +
  surface(
    pen,
    roundRect(-110, -76, 220, 132, 14),
    paint(tint > 200 && tint < 320 ? tint : 262, 0.16, 0.34),
    2,
  ) +
  flat('M-110 -30V-62A14 14 0 0 1 -96 -76H30Z', '#fff', 0.1);

const button = (pen: Pen, x: number, hue: number): string =>
  embossed(pen, surface(pen, ellipse(x, 86, 17, 10), paint(hue, 0.2, 0.62), 1.8), 2.4, 0.9);

/** A machine's screen with two jacks held. */
export const jacks: Motif = motif('jacks', 'felt stage grid', (pen, tint) => {
  const cards = hand.map(([rank, suit], at) => {
    const isHeld = rank === 'J';
    return place(
      playingCard(pen, rank, suit, isHeld ? 54 : 40),
      (at - 2) * 43,
      isHeld ? -26 : -2,
      1,
      (at - 2) * 1.5,
    );
  });
  return place(
    cabinetTop(pen, tint) +
      flat(roundRect(-104, -4, 208, 4, 2), '#fff', 0.12) +
      cards.filter((_, at) => at % 2 === 0).join('') +
      cards.filter((_, at) => at % 2 === 1).join('') +
      place(heldMark(pen), -43, 32) +
      place(heldMark(pen), 43, 32) +
      [-84, -42, 0, 42, 84].map((x, at) => button(pen, x, at % 2 ? 60 : 25)).join('') +
      stroke('M-92 -66H92', '#ffe9a8', 3, 0.7),
    0,
    -14,
    0.9,
  );
});
