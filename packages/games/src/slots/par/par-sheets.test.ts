import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parSheets } from './par-sheets.ts';

describe('the PAR sheets under docs/games', () => {
  it.each(parSheets().map(({ code, text }) => [code, text]))('%s is current', (code, text) => {
    const stored = new URL(`../../../../../docs/games/${code}.md`, import.meta.url);
    expect(readFileSync(stored, 'utf8')).toBe(text);
  });
});
