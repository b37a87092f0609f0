import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /lottery: the lobby of lottery. */
export function LotteryScreen() {
  return <CategoryLobby gameType="lottery" />;
}
