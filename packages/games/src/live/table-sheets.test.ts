import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableGameCodes, tableGames } from './index.ts';
import { tableSheet } from './table-sheet.ts';

describe('the PAR sheets of tables under docs/games', () => {
  it.each(tableGameCodes)('%s is current', (code) => {
    const stored = new URL(`../../../../docs/games/${code}.md`, import.meta.url);
    expect(readFileSync(stored, 'utf8')).toBe(`${tableSheet(tableGames[code])}\n`);
  });
});
