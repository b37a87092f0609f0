import { expect, it } from 'vitest';
import { isDrawable, planCover } from '@pavilion/art';
import { houseCatalogue } from './house-catalogue.ts';

const games = houseCatalogue(new Date('2026-11-21T12:00:00.000Z'));

it('a cover shows what the title of its game names', () => {
  const missing = games.filter(({ category, name }) => !isDrawable(category, name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('what a title shows hangs on its words, not on luck', () => {
  const others = ['a', 'b', 'c', 'd', 'e'];
  const wavering = games.filter(
    ({ name, category }) =>
      new Set(others.map((code) => planCover(code, name, category).motif.draw)).size > 1,
  );
  expect(wavering.map(({ name }) => name)).toEqual([]);
});
