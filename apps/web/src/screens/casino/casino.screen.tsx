import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /casino: the lobby of live casino. */
export function CasinoScreen() {
  return <CategoryLobby gameType="casino" />;
}
