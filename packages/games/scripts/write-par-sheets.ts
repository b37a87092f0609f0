// node packages/games/scripts/write-par-sheets.ts Counts every machine, lottery, table's and pool's
// bets and writes their sheets to docs/games, and those of the games of cards.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cardSheets } from '../src/cards/par/card-sheets.ts';
import { tableGameCodes, tableGames } from '../src/live/index.ts';
import { tableSheet } from '../src/live/table-sheet.ts';
import { lotterySheets } from '../src/lottery/lottery-sheets.ts';
import { poolGameCodes, poolGames, poolSheet } from '../src/pools/index.ts';
import { parSheets } from '../src/slots/par/par-sheets.ts';

const folder = new URL('../../../docs/games/', import.meta.url);
mkdirSync(folder, { recursive: true });
const tables = tableGameCodes.map((code) => [code, () => tableSheet(tableGames[code])] as const);
const pools = poolGameCodes.map((code) => [code, () => poolSheet(poolGames[code])] as const);
const machines = Object.entries({ ...parSheets, ...cardSheets });
for (const [code, sheet] of [...machines, ...lotterySheets, ...tables, ...pools]) {
  writeFileSync(new URL(`${code}.md`, folder), `${sheet()}\n`);
  console.log(`docs/games/${code}.md`);
}
