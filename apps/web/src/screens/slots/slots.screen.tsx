import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /slots: the lobby of slots. */
export function SlotsScreen() {
  return <CategoryLobby gameType="slot_game" />;
}
