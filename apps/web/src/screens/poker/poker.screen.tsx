import { CategoryLobby } from '../../features/games/lobby/game-lobby.tsx';
import { PokerRoom } from '../../games/table/holdem/poker-room.tsx';

const gameType = 'poker';

/**
 * /poker: hold'em between players first, then the games of the category. What is open stands in the
 * address.
 */
export function PokerScreen() {
  return (
    <>
      <PokerRoom />
      <CategoryLobby gameType={gameType} />
    </>
  );
}
