import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeRecent,
  recentGamesMax,
  withRecent,
  type RecentGame,
  type RecentGames,
} from './recent-games.ts';

const game = (game_code: string): RecentGame => ({
  provider_code: 'AURUM',
  game_code,
  game_type: 'slot_game',
});
const codes = (recents: RecentGames, account: string) =>
  (recents[account] ?? []).map(({ game_code }) => game_code);

describe('recent games', () => {
  it('stand newest first, each once', () => {
    const opened = ['a', 'b', 'a', 'c'].reduce<RecentGames>(
      (recents, code) => withRecent(recents, 'juan', game(code)),
      {},
    );
    expect(codes(opened, 'juan')).toEqual(['c', 'a', 'b']);
  });

  it('of this device stand before those played elsewhere, each once', () => {
    const merged = mergeRecent([game('b'), game('a')], [game('c'), game('a'), game('d')]);
    expect(merged.map(({ game_code }) => game_code)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('belong to the account that opened them', () => {
    const recents = withRecent(withRecent({}, '', game('a')), 'juan', game('b'));
    expect(codes(recents, '')).toEqual(['a']);
    expect(codes(recents, 'juan')).toEqual(['b']);
  });

  it('never repeat, never grow without end, and begin with the last one opened', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,2}$/), { minLength: 1 }), (opened) => {
        const recents = opened.reduce<RecentGames>(
          (all, code) => withRecent(all, 'juan', game(code)),
          {},
        );
        const kept = codes(recents, 'juan');
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept.length).toBe(Math.min(new Set(opened).size, recentGamesMax));
        expect(kept[0]).toBe(opened.at(-1));
      }),
    );
  });
});
