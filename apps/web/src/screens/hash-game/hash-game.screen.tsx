import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /hash-game: the lobby of hash games. */
export function HashGameScreen() {
  return <CategoryLobby gameType="hash_game" />;
}
