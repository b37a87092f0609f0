import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /sabong: the lobby of sabong. */
export function SabongScreen() {
  return <CategoryLobby gameType="sabong" />;
}
