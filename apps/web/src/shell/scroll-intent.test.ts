import { describe, expect, it } from 'vitest';
import { scrollIntent, type ScrollIntent } from './scroll-intent.ts';

const follow = (path: number[]): boolean =>
  path.reduce<ScrollIntent>(scrollIntent, { turnPx: 0, isDown: false }).isDown;

describe('which way the visitor scrolls', () => {
  it.each([
    ['reads on', [200, 400], true],
    ['in small steps', [130, 150, 170, 190], true],
    ['only a little', [100, 140], false],
    ['turns back', [600, 500], false],
    ['wavers while reading', [600, 580, 640, 610], true],
    ['turns back and on again', [600, 500, 560], true],
    ['is near the top', [400, 100], false],
    ['bounces at the top', [-40, 60, 110], false],
    ['begins', [], false],
  ] as const)('%s', (_case, path, isDown) => {
    expect(follow([...path])).toBe(isDown);
  });
});
