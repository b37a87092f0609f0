import { createLinesMachine } from '../lines/lines-machine.ts';
import type { LinesTable } from '../lines/lines-table.ts';
import { symbolsFrom } from '../symbols-from.ts';
import { twentyLines } from './twenty-lines.ts';

/**
 * Five reels of 30 places, twenty lines, free spins on strips of their own. Pays in twentieths of
 * the stake.
 */
export const lines5x3Table: LinesTable = {
  code: 'lines-5x3',
  name: 'Galleon Tides',
  version: 1,
  volatility: 'medium',
  betUnits: 20,
  rows: 3,
  symbols: symbolsFrom(
    'W captain wild, G galleon, C compass, T spyglass, B barrel, A ace, K king, Q queen, J jack, S chart scatter',
  ),
  strips: [
    'GJQKAJSQBTKJACQBKJGAQTJKBCQJAK',
    'CQJWKATQJBSKQAGJTBQKJCAQBJKGTA',
    'JKSAQWTJKBGQACJKTQBAJCKQGJBTAK',
    'KQAJSBTWKCJQAGKTBJQCAKJBQTAGKJ',
    'QJAKBSTQGJKACWQBTJAKCQJGKABQTJ',
  ],
  pays: {
    W: { 3: 100, 4: 500, 5: 5000 },
    G: { 3: 60, 4: 250, 5: 2000 },
    C: { 3: 50, 4: 150, 5: 750 },
    T: { 3: 50, 4: 100, 5: 500 },
    B: { 3: 40, 4: 80, 5: 300 },
    A: { 3: 10, 4: 50, 5: 200 },
    K: { 3: 10, 4: 40, 5: 125 },
    Q: { 3: 5, 4: 35, 5: 100 },
    J: { 3: 5, 4: 25, 5: 80 },
    S: { 3: 40, 4: 200, 5: 1000 },
  },
  lines: twentyLines,
  freeSpins: {
    scatters: 3,
    spins: 10,
    added: 5,
    spinsMax: 20,
    factor: 1,
    buyUnits: 800,
    strips: [
      'GJQKATSQBTKWACQBGJCAQT',
      'CQJWKATQGBSKWAGJTBWKCA',
      'JKSAWTJGBGQWCJKTQWAJCB',
      'KQAJSBTWKCGQWGKTBAQCAB',
      'QJAKBSTWGJKACWQBTGAKCT',
    ],
  },
  windowMost: { base: 2_480, free: 7_525 },
};

/**
 * Twenty free spins that each pay their most are a bound: this comes once in so many rounds, more
 * comes less often than in twenty million.
 */
export const lines5x3Reach = { multiplierE4: 5_245_000n, oneIn: 19_974_574 };

/** Twenty lines, free spins with a retrigger, sold where the law lets it. */
export const lines5x3 = createLinesMachine(lines5x3Table, lines5x3Reach);
