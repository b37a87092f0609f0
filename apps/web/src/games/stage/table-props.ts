// chunk: stage
import type { PlayDesk } from '../engine/play-calls.ts';
import type { Speed } from '../engine/play-events.ts';
import type { PlayStore } from '../engine/play-store.ts';
import type { GameInfo, GameView } from '../game-view.ts';

/** What a table gets: the game, its picture, its rounds and whoever takes the bets. */
export interface TableProps {
  info: GameInfo;
  view: GameView;
  store: PlayStore;
  desk: PlayDesk;
  title: string;
}

/** What style sheets multiply their times by. */
export const paces: Record<Speed, number> = { normal: 1, turbo: 0.2, none: 0 };
