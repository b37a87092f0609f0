// node packages/games/scripts/write-par-sheets.ts
// Counts every machine and writes its sheet to docs/games, and those of the games of cards.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cardSheets } from '../src/cards/par/card-sheets.ts';
import { parSheets } from '../src/slots/par/par-sheets.ts';

const folder = new URL('../../../docs/games/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [code, sheet] of Object.entries({ ...parSheets, ...cardSheets })) {
  writeFileSync(new URL(`${code}.md`, folder), `${sheet()}\n`);
  console.log(`docs/games/${code}.md`);
}
