// node packages/games/scripts/write-slot-books.ts Plays and weighs the books of the slots that are
// drawn from one; about two minutes. Afterwards write-par-sheets.ts.
import { writeFileSync } from 'node:fs';
import { factsOfBook } from '../src/slots/book/book-facts.ts';
import { buildBook, type BookGoal } from '../src/slots/book/build-book.ts';
import type { PlayRound } from '../src/slots/book/book-machine.ts';
import { cascadeRounds } from '../src/slots/cascade/cascade-rounds.ts';
import { cascade6x5Goal, cascade6x5Table } from '../src/slots/cascade-6x5/cascade-6x5-table.ts';
import { holdRounds } from '../src/slots/hold/hold-rounds.ts';
import { holdAndWinGoal, holdAndWinTable } from '../src/slots/hold-and-win/hold-and-win-table.ts';
import type { MachineTable } from '../src/slots/slot-machine.ts';

function writeBook(
  name: string,
  table: MachineTable & { buyUnits: number },
  playRound: PlayRound,
  goal: BookGoal,
): void {
  const book = buildBook(table, playRound, goal);
  const facts = factsOfBook(table, book);
  const file = (kind: string): URL =>
    new URL(`../src/slots/${table.code}/${table.code}-${kind}.data.ts`, import.meta.url);
  const fields = (value: object): string =>
    Object.entries(value)
      .map(([key, each]) => `  ${key}: ${typeof each === 'string' ? `'${each}'` : String(each)},`)
      .join('\n');
  writeFileSync(
    file('book'),
    `import type { BookText } from '../book/book.ts';\n\n/** Written by packages/games/scripts/write-slot-books.ts. */\nexport const ${name}Book: BookText = {\n${fields(book)}\n};\n`,
  );
  writeFileSync(
    file('facts'),
    `import type { BookFacts } from '../book/book-machine.ts';\n\n/** Written by packages/games/scripts/write-slot-books.ts. */\nexport const ${name}Facts: BookFacts = {\n${fields(facts)}\n};\n`,
  );
  console.log(table.code, facts);
}

writeBook('holdAndWin', holdAndWinTable, holdRounds(holdAndWinTable), holdAndWinGoal);
writeBook('cascade6x5', cascade6x5Table, cascadeRounds(cascade6x5Table), cascade6x5Goal);
