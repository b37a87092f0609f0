import type { GameRequest } from '../../../common/tiles/game-queries.ts';
import type { GameKey } from '../../../common/tiles/game-tile.ts';
import { isOwnList, type LobbyChoice, type OwnList } from './lobby-choice.ts';
import type { LobbyPlace } from './lobby-place.ts';

/** The player's own games, newest first. */
export type OwnGames = Readonly<Record<OwnList, readonly GameKey[]>>;

/** Most games a request may name. */
const mostNamed = 500;

/** The server's question for a choice made in a lobby. */
export function lobbyRequest(place: LobbyPlace, choice: LobbyChoice, own: OwnGames): GameRequest {
  const { list } = choice;
  const search = choice.search.trim();
  return {
    ...placeFields(place, choice),
    ...(choice.provider ? { provider_code: choice.provider } : {}),
    ...(choice.volatility ? { volatility: choice.volatility } : {}),
    ...(choice.rtp ? { rtp_min: Number(choice.rtp) * 100 } : {}),
    ...(choice.feature ? { feature: choice.feature } : {}),
    ...(choice.stake ? { least_stake: choice.stake } : {}),
    ...(search === '' ? {} : { search }),
    ...(choice.sort ? { sort: choice.sort } : {}),
    ...(isOwnList(list) ? { games: own[list].slice(0, mostNamed).map(keyOnly) } : {}),
    ...(list && !isOwnList(list) ? { list } : {}),
  };
}

/**
 * The hot lobby is a list of its own, narrowed by category; the others are one category, narrowed
 * by lists.
 */
function placeFields(place: LobbyPlace, choice: LobbyChoice): GameRequest {
  if (place.kind === 'category') return { game_type: place.gameType };
  return { list: 'hot', ...(choice.category ? { game_type: choice.category } : {}) };
}

const keyOnly = ({ provider_code, game_code }: GameKey): GameKey => ({ provider_code, game_code });
