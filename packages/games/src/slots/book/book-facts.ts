import { fraction } from '../../engine/index.ts';
import type { MachineTable } from '../slot-machine.ts';
import { tableHash } from '../table-hash.ts';
import type { BookFacts } from './book-machine.ts';
import { readBook, type BookText } from './book.ts';

/** What a book comes to, worked out from all its rows. */
export function factsOfBook(table: MachineTable & { buyUnits: number }, text: BookText): BookFacts {
  const book = readBook(text, table.code);
  const rows = Array.from({ length: book.rows }, (_, row) => row);
  const returnOf = (isBought: boolean, costUnits: number): string => {
    const paid = rows.reduce(
      (sum, row) => sum + BigInt(book.unitsOf(row)) * BigInt(book.weightOf(row, isBought)),
      0n,
    );
    const rtp = fraction(paid, BigInt(book.total(isBought)) * BigInt(costUnits));
    return `${rtp.numerator}/${rtp.denominator}`;
  };
  return {
    hash: tableHash({ table, book: text }),
    rows: book.rows,
    rtp: returnOf(false, table.betUnits),
    buyRtp: returnOf(true, table.buyUnits),
    mostUnits: rows.reduce((most, row) => Math.max(most, book.unitsOf(row)), 0),
  };
}
