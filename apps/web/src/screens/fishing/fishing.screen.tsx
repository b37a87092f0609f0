import { CategoryLobby } from '../../features/games/lobby/game-lobby.tsx';
import { FishingRoom } from '../../games/fish/fishing/fishing-room.tsx';

const gameType = 'fishing';

/** /fishing: the seas of the site first, then the games of the category. */
export function FishingScreen() {
  return (
    <>
      <FishingRoom />
      <CategoryLobby gameType={gameType} />
    </>
  );
}
