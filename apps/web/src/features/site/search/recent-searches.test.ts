import { describe, expect, it } from 'vitest';
import { recentSearchesMax, withSearch } from './recent-searches.ts';

describe('recent searches', () => {
  it.each<[string, string[], string, string[]]>([
    ['the newest stands first', ['book'], 'dragon', ['dragon', 'book']],
    [
      'the same one stands once, as it was written last',
      ['Dragón', 'book'],
      ' dragon ',
      ['dragon', 'book'],
    ],
    ['a blank one is not kept', ['book'], ' … ', ['book']],
    ['the oldest goes', ['a', 'b', 'c', 'd', 'e', 'f'], 'g', ['g', 'a', 'b', 'c', 'd', 'e']],
  ])('%s', (_name, before, search, after) => {
    expect(withSearch(before, search)).toEqual(after);
    expect(after.length).toBeLessThanOrEqual(recentSearchesMax);
  });
});
