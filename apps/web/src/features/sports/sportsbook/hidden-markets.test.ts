import { expect, it } from 'vitest';
import { hiddenMarkets } from './match-row.tsx';
import type { Market } from './sports.queries.ts';

const has = (...kinds: Market['kind'][]) => kinds.map((kind) => ({ kind }) as Market);

it.each([
  ['football', 'all three', has('1x2', 'total', 'asian-handicap'), 10, '1x2', [9, 8, 7]],
  ['football', 'not the one shown', has('1x2', 'total'), 4, 'asian-handicap', [4, 2, 2]],
  ['football', 'nothing else', has('1x2'), 1, '1x2', [0, 0, 0]],
  [
    'tennis',
    'kinds of its own',
    has('winner', 'game-handicap', 'total-games'),
    16,
    '1x2',
    [15, 14, 13],
  ],
  ['e-sports', 'one kind', has('winner'), 3, 'total', [3, 2, 2]],
] as const)(
  'of a match of %s with %s the rest is counted',
  (sport, _what, markets, market_count, shown, hidden) => {
    expect(hiddenMarkets({ sport, markets: [...markets], market_count }, shown)).toEqual(hidden);
  },
);
