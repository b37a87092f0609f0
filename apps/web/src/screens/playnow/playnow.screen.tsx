import { GamePage } from '../../features/games/lobby/game-page.tsx';
import { roomOf } from './room-of.ts';
import { ToRoom } from './to-room.tsx';
import { GameTable } from './game-table.tsx';

/** /playnow: the game that the address names. */
export function PlaynowScreen() {
  return (
    <GamePage
      renderPlay={(game) => {
        if (!game.is_playable) return null;
        const room = roomOf(game);
        return room === null ? <GameTable game={game} /> : <ToRoom path={room} />;
      }}
    />
  );
}
