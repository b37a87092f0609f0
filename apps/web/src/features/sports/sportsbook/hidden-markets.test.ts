import { expect, it } from 'vitest';
import { hiddenMarkets } from './match-row.tsx';
import type { Market } from './sports.queries.ts';

const has = (...kinds: Market['kind'][]) => kinds.map((kind) => ({ kind }) as Market);

it.each([
  ['all three', has('1x2', 'total', 'asian-handicap'), 10, '1x2', [9, 8, 7]],
  ['the one shown is missing', has('1x2', 'total'), 4, 'asian-handicap', [4, 2, 2]],
  ['nothing else', has('1x2'), 1, '1x2', [0, 0, 0]],
] as const)(
  'of a match with %s the rest is counted',
  (_what, markets, market_count, shown, hidden) => {
    expect(hiddenMarkets({ markets: [...markets], market_count }, shown)).toEqual(hidden);
  },
);
