import { describe, expect, it } from 'vitest';
import { variedRows } from './varied-rows.ts';

const row = (codes: string) => ({
  games: [...codes].map((code) => ({ provider_code: 'p', game_code: code })),
});
const codesOf = (rows: ReturnType<typeof variedRows>) =>
  rows.map(({ games }) => games.map(({ game_code }) => game_code).join(''));

describe('rows of the home page', () => {
  it.each([
    [['abcdefgh'], ['abcdefgh']],
    [
      ['abcdefgh', 'abxghy'],
      ['abcdefgh', 'xghyab'],
    ],
    [
      ['ab', 'ba', 'abc'],
      ['ab', 'ba', 'cab'],
    ],
    [
      ['', 'a', 'ab'],
      ['', 'a', 'ba'],
    ],
  ])('%j stand as %j: what leads a row leads no later one while others can', (given, shown) => {
    expect(codesOf(variedRows(given.map(row)))).toEqual(shown);
  });

  it('tells games of two providers with one code apart', () => {
    const other = { games: [{ provider_code: 'q', game_code: 'a' }, ...row('b').games] };
    expect(codesOf(variedRows([row('a'), other]))).toEqual(['a', 'ab']);
  });
});
