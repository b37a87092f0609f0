import { createBookMachine } from '../book/book-machine.ts';
import { holdRounds } from '../hold/hold-rounds.ts';
import { readTable } from '../read-table.ts';
import { stripCodes } from '../strip-counts.ts';
import { holdAndWinFacts } from './hold-and-win-facts.data.ts';
import { holdAndWinTable as table } from './hold-and-win-table.ts';

const read = readTable(table);

/** Coins that stay, respins and fixed pots; rounds are drawn from a book. */
export const holdAndWin = createBookMachine({
  table,
  read,
  buyUnits: table.buyUnits,
  machine: {
    kind: 'hold',
    strips: { base: stripCodes(read, table.strips), free: null },
    lines: table.lines,
    freeSpins: null,
    pots: Object.entries(table.hold.pots).map(([name, units]) => ({
      name,
      multiplier: read.text(units),
    })),
    hold: { coins: table.hold.coins, respins: table.hold.respins },
  },
  playRound: holdRounds(table),
  facts: holdAndWinFacts,
  loadText: async () => (await import('./hold-and-win-book.data.ts')).holdAndWinBook,
});
