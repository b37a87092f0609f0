import type { BookGoal } from '../book/build-book.ts';
import type { HoldTable } from '../hold/hold-rounds.ts';
import { symbolsFrom } from '../symbols-from.ts';

/**
 * Five reels of three rows, ten lines; six coins begin the respins. The pots are fixed. Pays in
 * tenths of the stake.
 */
export const holdAndWinTable: HoldTable = {
  code: 'hold-and-win',
  name: 'Lucky Cat Coins',
  version: 1,
  volatility: 'high',
  betUnits: 10,
  rows: 3,
  symbols: symbolsFrom(
    'W cat wild, F fan, L lantern, D drum, K koi, A ace, B king, C queen, E jack, O coin coin',
  ),
  strips: [
    'FAOBCDKOOLAEBCKADOLBCEAKBCED',
    'LCWBKOOAEDCFBAOKBCADELKBCAEB',
    'KBOACLEWDBOOCAFKEBADCKLABCEB',
    'DCAOOBKWLEACBDOFKABCEADKBCEL',
    'ELOBACKDOOBCAFKEACDBELACKBED',
  ],
  pays: {
    W: { 3: 80, 4: 400, 5: 3000 },
    F: { 3: 50, 4: 200, 5: 1500 },
    L: { 3: 40, 4: 150, 5: 750 },
    D: { 3: 30, 4: 100, 5: 500 },
    K: { 3: 25, 4: 80, 5: 300 },
    A: { 3: 15, 4: 50, 5: 200 },
    B: { 3: 15, 4: 50, 5: 200 },
    C: { 3: 12, 4: 40, 5: 150 },
    E: { 3: 10, 4: 40, 5: 150 },
  },
  lines: [
    '11111',
    '00000',
    '22222',
    '01210',
    '21012',
    '00100',
    '22122',
    '12221',
    '10001',
    '10101',
  ].map((rows) => [...rows].map(Number)),
  hold: {
    coins: 6,
    respins: 3,
    oneIn: 18,
    values: [
      [5, 60],
      [10, 120],
      [15, 60],
      [20, 50],
      [30, 40],
      [40, 25],
      [50, 18],
      [80, 10],
      [100, 6],
      [150, 10],
      [300, 4],
      [1500, 1],
    ],
    pots: { grand: 10_000, major: 1_500, minor: 300, mini: 150 },
  },
  mostUnits: 50_000,
  buyUnits: 320,
};

/** What its book is made for. */
export const holdAndWinGoal: BookGoal = {
  plainRows: 24_000,
  forcedRows: 8_000,
  hitRate: 0.23,
  featureOneIn: 105,
  rtp: [24n, 25n],
  buyRtp: [24n, 25n],
};
