import { launchKindOf } from '@pavilion/domain/providers';
import type { GameKey } from '../../common/tiles/game-tile.ts';

/** Games of ours that are played in a room of their category, by the room's page. */
const rooms: Readonly<Record<string, string>> = { fishing: '/fishing' };

/** The page of the room where a game is played; null: it has a table of its own. */
export const roomOf = ({ provider_code: provider, game_code: code }: GameKey): string | null =>
  launchKindOf(provider) === 'house' && Object.hasOwn(rooms, code) ? (rooms[code] ?? null) : null;
