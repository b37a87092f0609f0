import { GamePage } from '../../features/lobby/game-page.tsx';

/** /playnow: the game that the address names. */
export function PlaynowScreen() {
  return <GamePage />;
}
