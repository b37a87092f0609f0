import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /poker: the lobby of poker and table games. */
export function PokerScreen() {
  return <CategoryLobby gameType="poker" />;
}
