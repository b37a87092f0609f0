import { classic3x3Table } from '../classic-3x3/classic-3x3.game.ts';
import { cascade6x5Book } from '../cascade-6x5/cascade-6x5-book.data.ts';
import { cascade6x5Facts } from '../cascade-6x5/cascade-6x5-facts.data.ts';
import { cascade6x5Table } from '../cascade-6x5/cascade-6x5-table.ts';
import { holdAndWinBook } from '../hold-and-win/hold-and-win-book.data.ts';
import { holdAndWinFacts } from '../hold-and-win/hold-and-win-facts.data.ts';
import { holdAndWinTable } from '../hold-and-win/hold-and-win-table.ts';
import { lines5x3Reach, lines5x3Table } from '../lines-5x3/lines-5x3.game.ts';
import { ways243Table } from '../ways-243/ways-243.game.ts';
import { bookSheet } from './book-sheet.ts';
import { linesSheet } from './lines-sheet.ts';
import { waysSheet } from './ways-sheet.ts';

/**
 * The sheet of each machine, by its code: everything that can be counted about it, as Markdown.
 * Each takes some seconds.
 */
export const parSheets: Readonly<Record<string, () => string>> = {
  'classic-3x3': () => linesSheet(classic3x3Table),
  'lines-5x3': () => linesSheet(lines5x3Table, lines5x3Reach),
  'ways-243': () => waysSheet(ways243Table),
  'cascade-6x5': () =>
    bookSheet({
      table: cascade6x5Table,
      text: cascade6x5Book,
      facts: cascade6x5Facts,
      freeStrips: cascade6x5Table.freeStrips,
      notes: `Eight or more of a kind anywhere pay and fall out; what stands above on the strips falls in. Multipliers that lie in the window when the falling ends are added and multiply what the spin won; in free spins they are gathered. ${cascade6x5Table.freeSpins.scatters} scatters bring ${cascade6x5Table.freeSpins.spins} free spins, ${cascade6x5Table.freeSpins.again} in one of them ${cascade6x5Table.freeSpins.added} more, up to ${cascade6x5Table.freeSpins.spinsMax}. Multipliers and their weights: ${pairs(cascade6x5Table.factors)}.`,
    }),
  'hold-and-win': () =>
    bookSheet({
      table: holdAndWinTable,
      text: holdAndWinBook,
      facts: holdAndWinFacts,
      notes: `${holdAndWinTable.hold.coins} coins begin ${holdAndWinTable.hold.respins} respins; a coin lands in an empty cell once in ${holdAndWinTable.hold.oneIn} and gives the respins back. The pots are fixed multiples of the stake, paid by the house like any win: nothing is contributed and nothing carried over. Coins in tenths of the stake and their weights: ${pairs(holdAndWinTable.hold.values)}. Pots in tenths of the stake: ${Object.entries(
        holdAndWinTable.hold.pots,
      )
        .map(([name, units]) => `${name} ${units}`)
        .join(', ')}; the grand one for a full board.`,
    }),
};

function pairs(table: readonly (readonly [value: number, weight: number])[]): string {
  return table.map(([value, weight]) => `${value} (${weight})`).join(', ');
}
