import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parSheets } from './par-sheets.ts';

describe('the PAR sheets under docs/games', () => {
  it.each(Object.entries(parSheets))(
    '%s is current',
    (code, sheet) => {
      const stored = new URL(`../../../../../docs/games/${code}.md`, import.meta.url);
      expect(readFileSync(stored, 'utf8')).toBe(`${sheet()}\n`);
    },
    120_000,
  );
});
