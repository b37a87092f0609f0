import { describe, expect, it } from 'vitest';
import { recentRow } from './recent-row.ts';

const game = (game_code: string) => ({
  provider_code: 'AURUM',
  game_code,
  game_name: game_code,
  game_type: 'slot_game',
  img_url: '',
});
const known = ['a', 'b', 'c'].map(game);

describe('recently played', () => {
  it.each([
    ['newest first', ['AURUM/c', 'AURUM/a'], 14, ['c', 'a']],
    ['without games that are gone', ['AURUM/x', 'AURUM/b'], 14, ['b']],
    ['no more than fit', ['AURUM/c', 'AURUM/b', 'AURUM/a'], 2, ['c', 'b']],
    ['nothing played', [], 14, []],
  ])('%s', (_case, ids, most, codes) => {
    expect(recentRow(ids, known, most).map(({ game_code }) => game_code)).toEqual(codes);
  });
});
