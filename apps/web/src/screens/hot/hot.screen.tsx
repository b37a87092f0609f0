import { HotLobby } from '../../features/lobby/game-lobby.tsx';

/** /hot: the hot games of every category. */
export function HotScreen() {
  return <HotLobby />;
}
