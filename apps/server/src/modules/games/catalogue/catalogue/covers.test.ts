import { expect, it } from 'vitest';
import { handNames, handOf, hands, isDrawable, planCover, studiosByHand } from '@pavilion/art';
import { providerEntries } from '@pavilion/games/titles/index';
import { buildCatalogue, type CatalogueGame } from './build-catalogue.ts';

it('a cover shows what the title of its game names', () => {
  const missing = buildCatalogue()
    .filter(({ category, name }) => !isDrawable(category, name))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});

it('what a title shows hangs on its words, not on luck', () => {
  const others = ['a', 'b', 'c', 'd', 'e'];
  const drawnBy = (code: string, { name, category }: CatalogueGame) =>
    planCover(code, name, category).motif.draw;
  const wavering = buildCatalogue().filter(
    (game) => new Set(others.map((code) => drawnBy(code, game))).size > 1,
  );
  expect(wavering.map(({ name }) => name)).toEqual([]);
});

it('every studio of the catalogue has one hand, every hand its studios and a lettering of its own', () => {
  const assigned = handNames.flatMap((hand) => studiosByHand[hand]);
  expect(assigned.toSorted()).toEqual(providerEntries.map(({ name }) => name).toSorted());
  expect(new Set(providerEntries.map(({ name }) => handOf(name)))).toEqual(new Set(handNames));
  expect(new Set(handNames.map((hand) => hands[hand].face)).size).toBe(handNames.length);
});
