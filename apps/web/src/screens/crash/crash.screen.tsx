import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /crash: the lobby of crash games. */
export function CrashScreen() {
  return <CategoryLobby gameType="crash" />;
}
