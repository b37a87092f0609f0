import type { Motif } from './motif.types.ts';

import { arcadeMotifs } from './arcade/index.ts';
import { bingoMotifs } from './bingo/index.ts';
import { crashMotifs } from './crash/index.ts';
import { fishMotifs } from './fish/index.ts';
import { hashgameMotifs } from './hashgame/index.ts';
import { horseracingMotifs } from './horseracing/index.ts';
import { livecasinoMotifs } from './livecasino/index.ts';
import { lotteryMotifs } from './lottery/index.ts';
import { sabongMotifs } from './sabong/index.ts';
import { slotMotifs } from './slots/index.ts';
import { sportsbookMotifs } from './sportsbook/index.ts';
import { tableMotifs } from './table/index.ts';

/** The twelve categories a cover can be drawn for. */
export type CoverCategory =
  | 'slots'
  | 'livecasino'
  | 'sportsbook'
  | 'fish'
  | 'table'
  | 'lottery'
  | 'crash'
  | 'bingo'
  | 'sabong'
  | 'horseracing'
  | 'arcade'
  | 'hashgame';

/** Each category's own motifs. */
export const motifsByCategory: Record<CoverCategory, readonly Motif[]> = {
  slots: slotMotifs,
  livecasino: livecasinoMotifs,
  sportsbook: sportsbookMotifs,
  fish: fishMotifs,
  table: tableMotifs,
  lottery: lotteryMotifs,
  crash: crashMotifs,
  bingo: bingoMotifs,
  sabong: sabongMotifs,
  horseracing: horseracingMotifs,
  arcade: arcadeMotifs,
  hashgame: hashgameMotifs,
};
