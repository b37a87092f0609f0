import type { MiniGame, MiniRound } from '../../features/rewards/minigame/minigame.queries.ts';

/** What each of the three games is drawn from. */
export interface TableProps {
  game: MiniGame;
  /** The round that is open on the server, begun here or elsewhere. */
  begun: MiniRound | null;
}
