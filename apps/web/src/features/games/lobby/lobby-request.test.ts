import type { GameRequest } from '../../../common/tiles/game-queries.ts';
import { describe, expect, it } from 'vitest';
import { noChoice, type LobbyChoice } from './lobby-choice.ts';
import type { LobbyPlace } from './lobby-place.ts';
import { lobbyRequest } from './lobby-request.ts';

const slots: LobbyPlace = { kind: 'category', gameType: 'slot_game' };
const hot: LobbyPlace = { kind: 'hot' };
const own = {
  favourites: [{ provider_code: 'AURUM', game_code: 'vault', game_type: 'slot_game' }],
  recent: [],
};

describe('what a lobby asks for', () => {
  it.each<[string, LobbyPlace, Partial<LobbyChoice>, GameRequest]>([
    ['everything of a category', slots, {}, { game_type: 'slot_game' }],
    ['hot games of all categories', hot, {}, { list: 'hot' }],
    ['hot games of one', hot, { category: 'casino' }, { list: 'hot', game_type: 'casino' }],
    [
      'all choices at once',
      slots,
      { provider: 'FOX', list: 'new', sort: 'name', search: ' book ' },
      { game_type: 'slot_game', provider_code: 'FOX', list: 'new', sort: 'name', search: 'book' },
    ],
    [
      'what games are like',
      slots,
      { volatility: 'high', rtp: '96', feature: 'freeRounds', stake: '0.20' },
      {
        game_type: 'slot_game',
        volatility: 'high',
        rtp_min: 9600,
        feature: 'freeRounds',
        least_stake: '0.20',
      },
    ],
    [
      'favourites by name, without what the server need not know',
      slots,
      { list: 'favourites' },
      { game_type: 'slot_game', games: [{ provider_code: 'AURUM', game_code: 'vault' }] },
    ],
    ['no recent games', slots, { list: 'recent' }, { game_type: 'slot_game', games: [] }],
    ['a blank search as none', slots, { search: '  ' }, { game_type: 'slot_game' }],
  ])('%s', (_name, place, choice, expected) => {
    expect(lobbyRequest(place, { ...noChoice, ...choice }, own)).toEqual(expected);
  });
});
