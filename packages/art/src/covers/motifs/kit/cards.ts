import { flat } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { ellipse, num } from '../../../core/shapes.ts';
import { cardPath } from './parts.ts';
import { textPath } from '../../../lettering/text.ts';

export type Suit = 'spade' | 'heart' | 'club' | 'diamond';

/** A suit sign round 0,0, about 2 units high before scaling by `size`. */
export function suitPath(suit: Suit, x: number, y: number, size: number): string {
  const p = (px: number, py: number): string => `${num(x + px * size)} ${num(y + py * size)}`;
  const stem = `M${p(-0.08, 0.2)}Q${p(-0.05, 0.8)} ${p(-0.4, 1)}L${p(0.4, 1)}Q${p(0.05, 0.8)} ${p(0.08, 0.2)}Z`;
  switch (suit) {
    case 'heart':
      return `M${p(0, 0.95)}C${p(-0.4, 0.5)} ${p(-1, 0.1)} ${p(-0.95, -0.4)}C${p(-0.9, -0.95)} ${p(-0.2, -1)} ${p(0, -0.45)}C${p(0.2, -1)} ${p(0.9, -0.95)} ${p(0.95, -0.4)}C${p(1, 0.1)} ${p(0.4, 0.5)} ${p(0, 0.95)}Z`;
    case 'diamond':
      return `M${p(0, -1)}Q${p(0.3, -0.4)} ${p(0.75, 0)}Q${p(0.3, 0.4)} ${p(0, 1)}Q${p(-0.3, 0.4)} ${p(-0.75, 0)}Q${p(-0.3, -0.4)} ${p(0, -1)}Z`;
    case 'club':
      return (
        ellipse(x, y - size * 0.5, size * 0.42) +
        ellipse(x - size * 0.48, y + size * 0.18, size * 0.42) +
        ellipse(x + size * 0.48, y + size * 0.18, size * 0.42) +
        ellipse(x, y, size * 0.25) +
        stem
      );
    default:
      return `M${p(0, -1)}C${p(0.35, -0.5)} ${p(0.95, -0.15)} ${p(0.92, 0.3)}C${p(0.88, 0.75)} ${p(0.3, 0.75)} ${p(0.05, 0.3)}L${p(-0.05, 0.3)}C${p(-0.3, 0.75)} ${p(-0.88, 0.75)} ${p(-0.92, 0.3)}C${p(-0.95, -0.15)} ${p(-0.35, -0.5)} ${p(0, -1)}Z${stem}`;
  }
}

const red = (suit: Suit): boolean => suit === 'heart' || suit === 'diamond';

/** A playing card round 0,0. */
export function playingCard(pen: Pen, rank: string, suit: Suit, width = 62): string {
  const height = width * 1.42;
  const colour = red(suit) ? '#d3152a' : '#1b1b26';
  const letter = textPath(rank, 'heavy', 0, 0, width * 0.2);
  const corner = `<g fill="${colour}"><path d="${letter.path}" transform="translate(${num(-width * 0.42)} ${num(-height * 0.43)})"/><path d="${suitPath(suit, -width * 0.33, -height * 0.14, width * 0.085)}"/></g>`;
  const face = pen.linear(
    [
      [0, '#ffffff'],
      [0.7, '#f6f1e6'],
      [1, '#d9cfbd'],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    `<path d="${cardPath(width, height)}" fill="${face}" stroke="#6d604d" stroke-width="1"/>${corner}<g transform="rotate(180)">${corner}</g>` +
    flat(
      suitPath(suit, 0, 0, width * 0.29),
      pen.linear(
        red(suit)
          ? [
              [0, '#ff5a5f'],
              [1, '#b3001b'],
            ]
          : [
              [0, '#4a4a5e'],
              [1, '#0b0b12'],
            ],
      ),
    )
  );
}

/** Cards held in the hand: a fan standing on its foot. */
export function cardFan(
  pen: Pen,
  cards: readonly (readonly [string, Suit])[],
  width = 62,
  spread = 17,
): string {
  return cards
    .map(([rank, suit], index) => {
      const turn = (index - (cards.length - 1) / 2) * spread;
      const card = playingCard(pen, rank, suit, width);
      const shadow = flat(cardPath(width + 2, width * 1.42 + 2), '#000', 0.28);
      return `<g transform="rotate(${num(turn)} 0 ${num(width * 1.25)})"><g transform="translate(-3 3)">${shadow}</g>${card}</g>`;
    })
    .join('');
}
