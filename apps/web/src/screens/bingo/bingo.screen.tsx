import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /bingo: the lobby of bingo. */
export function BingoScreen() {
  return <CategoryLobby gameType="bingo" />;
}
