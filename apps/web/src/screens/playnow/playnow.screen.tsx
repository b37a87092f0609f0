import { GamePage } from '../../features/games/lobby/game-page.tsx';
import { GameTable } from './game-table.tsx';

/** /playnow: the game that the address names. */
export function PlaynowScreen() {
  return <GamePage renderPlay={(game) => (game.is_playable ? <GameTable game={game} /> : null)} />;
}
