import { createLinesMachine } from '../lines/lines-machine.ts';
import type { LinesTable } from '../lines/lines-table.ts';
import { symbolsFrom } from '../symbols-from.ts';

/** Three reels of 24 places, five lines, fruit and sevens. Pays in fifths of the stake. */
export const classic3x3Table: LinesTable = {
  code: 'classic-3x3',
  name: 'Orchard Sevens',
  version: 1,
  volatility: 'medium',
  betUnits: 5,
  rows: 3,
  symbols: symbolsFrom('W joker wild, 7 seven, B bar, L bell, M melon, P plum, O orange, C cherry'),
  strips: ['WCPO7CMLPCOBMCPL7OCMPBCO', 'CWPMO7LCPBMOCPL7CMOPCBOP', 'OWCPLM7COPBCMLPO7CPMBOCP'],
  pays: {
    W: { 3: 500 },
    7: { 3: 125 },
    B: { 3: 50 },
    L: { 3: 40 },
    M: { 3: 20 },
    P: { 3: 15 },
    O: { 3: 8 },
    C: { 2: 1, 3: 6 },
  },
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  windowMost: { base: 532, free: 0 },
};

/** The classic: no feature, a joker that stands for all. */
export const classic3x3 = createLinesMachine(classic3x3Table);
