// node packages/games/scripts/write-par-sheets.ts
// Counts every machine and lottery and writes its sheet to docs/games.
import { mkdirSync, writeFileSync } from 'node:fs';
import { lotterySheets } from '../src/lottery/lottery-sheets.ts';
import { parSheets } from '../src/slots/par/par-sheets.ts';

const folder = new URL('../../../docs/games/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [code, sheet] of [...Object.entries(parSheets), ...lotterySheets]) {
  writeFileSync(new URL(`${code}.md`, folder), `${sheet()}\n`);
  console.log(`docs/games/${code}.md`);
}
