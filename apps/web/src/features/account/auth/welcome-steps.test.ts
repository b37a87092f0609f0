import { describe, expect, it } from 'vitest';
import { hasOwnStep, welcomeSteps } from './welcome-steps.ts';

describe('what a new player is offered next', () => {
  const all = { slot_game: 4, sportsbook: 1 };
  it.each([
    ['a casino', all, false, ['deposit', 'demo', 'sports']],
    ['a sportsbook', all, true, ['deposit', 'sports', 'demo']],
    ['a casino without sports', { slot_game: 4, sportsbook: 0 }, false, ['deposit', 'demo']],
    ['a site with neither', {}, true, ['deposit']],
  ] as const)('by %s', (_name, counts, isSportsFirst, steps) => {
    expect(welcomeSteps(counts, isSportsFirst)).toEqual(steps);
  });

  it.each([
    [null, 0, false],
    ['/', 0, false],
    ['/slots?sort=new', 0, false],
    ['/nowhere', 0, false],
    ['/deposit', 0, true],
    ['/bet-history?status=open', 0, true],
    ['/sports', 2, true],
    [null, 1, true],
  ])('after %s with %i selections in the slip: in the way %s', (path, slipCount, expected) => {
    expect(hasOwnStep(path, slipCount)).toBe(expected);
  });
});
