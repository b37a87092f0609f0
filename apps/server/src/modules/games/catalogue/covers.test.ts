import { expect, it } from 'vitest';
import { isDrawable } from '@pavilion/art';
import { buildCatalogue } from './build-catalogue.ts';

/** Names of things that no motif shows: their covers show what their category is about. */
const notDrawn = ['9W Cricket', 'Bombfish Bay', 'Chain Cockpit', 'Greyhound Gala', 'Tsunami Tuna'];
const hasManyMotifs = (category: string) => category !== 'bingo';

it('a cover shows what the title of its game names', () => {
  const missing = buildCatalogue()
    .filter(({ category, name }) => hasManyMotifs(category) && !isDrawable(category, name))
    .map(({ name }) => name);
  expect(missing.toSorted()).toEqual(notDrawn);
});
