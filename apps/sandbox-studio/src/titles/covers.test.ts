import { expect, it } from 'vitest';
import { handNames, handOf, hands, isDrawable, planCover, studiosByHand } from '@pavilion/art';
import { houseProviderName } from '@pavilion/games';
import { catalogueEntries } from '../served-titles.ts';
import { providerEntries } from './providers.data.ts';

it('a cover shows what the title of its game names', () => {
  const missing = catalogueEntries.filter(({ category, name }) => !isDrawable(category, name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('what a title shows hangs on its words, not on luck', () => {
  const others = ['a', 'b', 'c', 'd', 'e'];
  const wavering = catalogueEntries.filter(
    ({ name, category }) =>
      new Set(others.map((code) => planCover(code, name, category).motif.draw)).size > 1,
  );
  expect(wavering.map(({ name }) => name)).toEqual([]);
});

it('every studio has one hand, every hand its studios and a lettering of its own', () => {
  const studios = [houseProviderName, ...providerEntries.map(({ name }) => name)];
  const assigned = handNames.flatMap((hand) => studiosByHand[hand]);
  expect(assigned.toSorted()).toEqual(studios.toSorted());
  expect(new Set(studios.map((name) => handOf(name)))).toEqual(new Set(handNames));
  expect(new Set(handNames.map((hand) => hands[hand].face)).size).toBe(handNames.length);
});
