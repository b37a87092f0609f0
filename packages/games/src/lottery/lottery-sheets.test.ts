import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lotterySheets } from './lottery-sheets.ts';

const folder = new URL('../../../../docs/games/', import.meta.url);

it.each(lotterySheets)('the sheet of %s says what its rules give', (code, sheet) => {
  const kept = readFileSync(new URL(`${code}.md`, folder), 'utf8');
  expect(kept).toBe(`${sheet()}\n`);
});

it('says the returns of the contract', () => {
  const [[, fourDigits] = ['', () => '']] = lotterySheets;
  const text = fourDigits();
  for (const exact of ['16/25', '13/20', '3/5', '33/50', '417/625', '1629/2500'])
    expect(text).toContain(`| ${exact} |`);
});
