import { createBookMachine } from '../book/book-machine.ts';
import { cascadeRounds } from '../cascade/cascade-rounds.ts';
import { readTable } from '../read-table.ts';
import { stripCodes } from '../strip-counts.ts';
import { cascade6x5Facts } from './cascade-6x5-facts.data.ts';
import { cascade6x5Table as table } from './cascade-6x5-table.ts';

const { scatters, spins, added, spinsMax } = table.freeSpins;
const read = readTable(table);

/** Winning symbols fall out and multipliers gather; rounds are drawn from a book. */
export const cascade6x5 = createBookMachine({
  table,
  read,
  buyUnits: table.buyUnits,
  machine: {
    kind: 'cascade',
    strips: { base: stripCodes(read, table.strips), free: stripCodes(read, table.freeStrips) },
    lines: null,
    freeSpins: { scatters, spins, added, spinsMax },
    pots: null,
    hold: null,
  },
  playRound: cascadeRounds(table),
  facts: cascade6x5Facts,
  loadText: async () => (await import('./cascade-6x5-book.data.ts')).cascade6x5Book,
});
