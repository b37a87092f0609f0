import { describe, expect, it } from 'vitest';
import { families } from '@pavilion/sandbox-studio/titles/families';
import { studioTitles } from '@pavilion/sandbox-studio/titles/studio-titles';
import { meanReturn } from '@pavilion/sandbox-studio/testing/mean-return';

const rounds = 20_000;
// Five standard errors come about once in three million runs.
const mostErrors = 5;

describe.each(
  Object.entries(studioTitles).filter(
    ([, { family, scene }]) => families[family].engine === 'instant' && scene === 'layout',
  ),
)('%s', (key, title) => {
  it('returns over a long run what its table says', () => {
    const { mean, standardError, least, most } = meanReturn(key, title, rounds);
    expect(mean).toBeLessThan(most + mostErrors * standardError);
    expect(mean).toBeGreaterThan(least - mostErrors * standardError);
  });
});
