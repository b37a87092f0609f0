import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /arcade: the lobby of arcade games. */
export function ArcadeScreen() {
  return <CategoryLobby gameType="arcade" />;
}
