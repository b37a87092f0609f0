import { blur, filtered } from '../core/filters.ts';
import { paint } from '../core/material.ts';
import type { Pen } from '../core/pen.ts';
import type { Random } from '../core/random.ts';
import { num, place } from '../core/shapes.ts';
import { playingCard, type Suit } from './motifs/kit/cards.ts';
import { chip } from './motifs/kit/chips.ts';
import { coin, gemStone, orb } from './motifs/kit/parts.ts';
import type { CoverCategory } from './motifs/index.ts';
import type { CoverLayout } from './shapes.ts';

/** Things that fly through a cover's air. */
export type FloaterKind = 'coins' | 'chips' | 'cards' | 'gems' | 'orbs' | 'none';

const habits: Record<CoverCategory, readonly FloaterKind[]> = {
  slots: ['coins', 'gems', 'coins', 'none', 'gems'],
  livecasino: ['chips', 'cards', 'chips', 'none'],
  sportsbook: ['none', 'coins'],
  fish: ['coins', 'orbs', 'none'],
  table: ['chips', 'none', 'coins'],
  lottery: ['coins', 'orbs', 'none'],
  crash: ['none', 'coins', 'gems'],
  bingo: ['orbs', 'coins'],
  sabong: ['none', 'coins'],
  horseracing: ['none', 'coins'],
  arcade: ['orbs', 'coins', 'none'],
  hashgame: ['coins', 'none', 'gems'],
};

/** What flies in covers of a category. */
export const chooseFloaters = (random: Random, category: CoverCategory): FloaterKind =>
  random.pick(habits[category]);

function drawOne(pen: Pen, kind: FloaterKind, size: number, tint: number): string {
  const hue = tint + pen.random.between(-40, 40);
  switch (kind) {
    case 'coins':
      return coin(pen, 0, 0, size, pen.random.between(0.35, 1));
    case 'chips':
      return chip(pen, 0, 0, size, hue, pen.random.between(0.4, 1), 3);
    case 'cards':
      return playingCard(
        pen,
        pen.random.pick(['A', 'K', 'Q']),
        pen.random.pick<Suit>(['heart', 'spade', 'club', 'diamond']),
        size * 1.7,
      );
    case 'gems':
      return gemStone(
        pen,
        0,
        0,
        size,
        hue,
        pen.random.pick(['brilliant', 'round', 'drop', 'emerald'] as const),
      );
    case 'orbs':
      return orb(pen, 0, 0, size * 0.8, paint(hue, 0.18, 0.66), 0);
    default:
      return '';
  }
}

/**
 * Two layers of flying things: small ones behind the motif, and a few large ones out of focus
 * before it, which give the picture its depth.
 */
export function floaters(
  pen: Pen,
  kind: FloaterKind,
  layout: CoverLayout,
  tint: number,
): { behind: string; before: string } {
  if (kind === 'none') return { behind: '', before: '' };
  const { hero } = layout;
  const one = (x: number, y: number, size: number): string =>
    place(drawOne(pen, kind, size, tint), x, y, 1, pen.random.between(-40, 40));
  const behind = Array.from({ length: 7 }, (_, index) => {
    const angle = index * 0.9 + pen.random.between(-0.25, 0.25);
    const reach = pen.random.between(98, 128) * hero.scale;
    return one(
      hero.x + Math.cos(angle) * reach,
      hero.y + Math.sin(angle) * reach * 0.9,
      pen.random.between(7, 13) * hero.scale,
    );
  }).join('');
  const near = [
    [hero.x - 120 * hero.scale, hero.y + pen.random.between(20, 70), pen.random.between(22, 32)],
    [hero.x + 122 * hero.scale, hero.y - pen.random.between(30, 90), pen.random.between(20, 28)],
  ] as const;
  return {
    behind,
    before: filtered(
      blur(pen, Number(num(3 * hero.scale))),
      near.map(([x, y, size]) => one(x, y, size * hero.scale)).join(''),
    ),
  };
}
