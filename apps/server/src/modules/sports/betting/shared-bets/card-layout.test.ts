import { expect, it } from 'vitest';
import { betCardRoom } from '@pavilion/art';
import { layOutCard } from './card-layout.ts';
import type { CardLine } from './card-words.ts';

const line = (style: CardLine['style'], text: string): CardLine => ({ style, text });

it('lines stand below each other and below the brand, and the card ends below the last', () => {
  const leg = [line('pick', 'Liverpool · 2.00'), line('about', 'Match result')];
  const legs = Array.from({ length: 10 }, () => leg).flat();
  const { lines, heightPx } = layOutCard([line('title', 'Parlay'), ...legs, line('foot', 'x')]);
  const ends = lines.map(({ topPx, sizePx }) => topPx + sizePx);
  expect(lines[0]?.topPx).toBeGreaterThanOrEqual(betCardRoom.top);
  expect(lines.slice(1).every(({ topPx }, at) => topPx > (ends[at] ?? 0))).toBe(true);
  expect(heightPx).toBeGreaterThan(ends.at(-1) ?? 0);
});

it('a bet of few words has a card as high as other pictures of the site', () => {
  expect(layOutCard([line('foot', 'alpha.test')]).heightPx).toBe(betCardRoom.leastHeight);
});
