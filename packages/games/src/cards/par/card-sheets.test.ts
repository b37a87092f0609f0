import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardSheets } from './card-sheets.ts';
import { payRows } from './pay-rows.ts';

describe('the PAR sheets of games of cards', () => {
  it.each(Object.entries(cardSheets))('%s is current under docs/games', (code, sheet) => {
    const stored = new URL(`../../../../../docs/games/${code}.md`, import.meta.url);
    expect(readFileSync(stored, 'utf8')).toBe(`${sheet()}\n`);
  });

  // Wire, games two, 4.
  it.each([
    ['blackjack', 'perfect_pairs', [26, 13, 7]],
    ['blackjack', 'twenty_one_three', [101, 41, 31, 11, 6, 0, 0]],
    ['three-card-poker', 'pair_plus', [41, 31, 7, 5, 2, 0]],
    ['casino-holdem', 'aa_bonus', [101, 51, 41, 31, 21, 8, 8, 8, 8, 0]],
    ['jacks-or-better', 'main', [800, 50, 25, 9, 6, 4, 3, 2, 1]],
    ['deuces-wild', 'main', [800, 200, 25, 16, 10, 4, 4, 3, 2, 1]],
  ] as const)('%s: %s pays what is published', (code, bet, pays) => {
    const rows = payRows[code]().filter((row) => row.bet === bet);
    expect(rows.map((row) => Number(row.pays))).toEqual(pays);
  });

  it.each([
    ['three-card-poker', ['7 and 2', '6 and 2', '3 and 2', '2 and 2', '2 and 2', '2 and 2']],
    ['casino-holdem', ['101 and 2', '21 and 2', '11 and 2', '4 and 2', '3 and 2', '2 and 2']],
    ['caribbean-stud', [101, 51, 21, 8, 6, 5, 4, 3, 2, 2].map((raise) => `2 and ${raise}`)],
  ] as const)('%s pays ante and raise as published', (code, pays) => {
    const rows = payRows[code]().filter(({ bet }) => bet.startsWith('ante'));
    expect(rows.map((row) => row.pays)).toEqual(pays);
  });
});
