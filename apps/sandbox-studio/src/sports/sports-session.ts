import type { SportsTitle } from '../titles/index.ts';
import type { Seat } from '../play/seat.types.ts';

/** A player at a sports front. */
export interface SportsSession extends Seat {
  /** Known to his page alone. */
  id: string;
  title: SportsTitle;
  /**
   * Whose bets these are: the same player from launch to launch; with play money the session alone.
   */
  bettor: string;
  /** One bet at a time. */
  isBusy: boolean;
  lastUsedMs: number;
}
