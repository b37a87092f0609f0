import type { LocalNames } from '@pavilion/domain/simulation';
import type { OutrightOrder } from '@pavilion/sports';
import type { SeasonTable } from './season-table.ts';

/** A season of a league as an outright asks about it, whatever its sport. */
export interface OutrightSeason {
  /** Of the league, as source keys call it. */
  code: string;
  number: number;
  format: 'league' | 'knock-out';
  /** Of the league. */
  names: LocalNames;
  /** The sides, those that are taken to be strongest first. */
  runners: readonly { key: string; names: LocalNames }[];
  /** When the last match begins. */
  closes: Date;
  tableAt: (at: Date) => SeasonTable;
  /** Whether it takes bets while one of its matches is under way. */
  isOpenInPlay: (table: SeasonTable) => boolean;
  /** How its rest ends, played many times by the law of its matches. */
  endsFrom: (at: Date, seed: string, pause: () => Promise<void>) => Promise<OutrightOrder[]>;
}
