import { describe, expect, it } from 'vitest';
import { joinedGames } from './joined-games.ts';

const page = (...codes: string[]) => ({
  value: codes.map((code) => ({ provider_code: 'AURUM', game_code: code })),
});
const codesOf = (...pages: ReturnType<typeof page>[]) =>
  joinedGames(pages).map(({ game_code }) => game_code);

describe('the games of a lobby', () => {
  it('stand in the order of their pages', () => {
    expect(codesOf(page('a', 'b'), page('c'), page())).toEqual(['a', 'b', 'c']);
  });

  it('stand there once, where they came first, when the list grew before the next page', () => {
    expect(codesOf(page('a', 'b'), page('b', 'c'), page('c', 'd'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are told apart by their provider too', () => {
    const other = { value: [{ provider_code: 'FERROUS', game_code: 'a' }] };
    expect(joinedGames([page('a'), other])).toHaveLength(2);
  });
});
