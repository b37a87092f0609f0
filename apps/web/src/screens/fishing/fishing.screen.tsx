import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /fishing: the lobby of fishing games. */
export function FishingScreen() {
  return <CategoryLobby gameType="fishing" />;
}
