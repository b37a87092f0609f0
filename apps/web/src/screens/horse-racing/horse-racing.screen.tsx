import { CategoryLobby } from '../../features/lobby/game-lobby.tsx';

/** /horse-racing: the lobby of horse racing. */
export function HorseRacingScreen() {
  return <CategoryLobby gameType="horse_racing" />;
}
