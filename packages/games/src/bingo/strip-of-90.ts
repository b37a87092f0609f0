import { drawDistinct, numbersFrom } from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';

const tickets = numbersFrom(0, 6);
const columns = numbersFrom(0, 9);
const rows = numbersFrom(0, 3);

/** The numbers of a column: 1–9, 10–19 … 70–79, 80–90. */
const columnNumbers = (column: number): number[] =>
  column === 0 ? numbersFrom(1, 9) : numbersFrom(column * 10, column === 8 ? 11 : 10);

/** How many numbers each ticket has in each column: `counts[ticket][column]`. */
type Counts = readonly (readonly number[])[];

/**
 * One way to give each ticket fifteen numbers, at least one in each column and at most three; null
 * where it comes to a dead end.
 */
function tryCounts(stream: RandomStream): Counts | null {
  const counts = tickets.map(() => columns.map(() => 1));
  const need = tickets.map(() => 6);
  for (const column of columns)
    for (let more = columnNumbers(column).length - 6; more > 0; more -= 1) {
      const open = tickets.filter((t) => (counts[t]?.[column] ?? 3) < 3 && (need[t] ?? 0) > 0);
      if (open.length === 0) return null;
      const chosen = open[stream.draw(open.length)] ?? 0;
      counts[chosen]?.splice(column, 1, (counts[chosen][column] ?? 0) + 1);
      need[chosen] = (need[chosen] ?? 0) - 1;
    }
  return counts;
}

function drawCounts(stream: RandomStream): Counts {
  for (;;) {
    const counts = tryCounts(stream);
    if (counts) return counts;
  }
}

/** Each ticket's numbers column by column, ascending: `numbers[ticket][column]`. */
function dealNumbers(counts: Counts, stream: RandomStream): number[][][] {
  const dealt: number[][][] = tickets.map(() => []);
  for (const column of columns) {
    let left = columnNumbers(column);
    for (const ticket of tickets) {
      const drawn = drawDistinct(stream, left, counts[ticket]?.[column] ?? 0);
      left = left.filter((number) => !drawn.includes(number));
      dealt[ticket]?.push(drawn.toSorted((a, b) => a - b));
    }
  }
  return dealt;
}

/** In which rows a column of so many numbers stands: one draw, none for a full column. */
function drawRows(count: number, stream: RandomStream): readonly number[] {
  if (count === 3) return rows;
  const drawn = stream.draw(3);
  return count === 1 ? [drawn] : rows.filter((row) => row !== drawn);
}

/** The rows of each column, drawn anew until every row has five numbers. */
function drawLayout(columnCounts: readonly number[], stream: RandomStream): (readonly number[])[] {
  for (;;) {
    const layout = columnCounts.map((count) => drawRows(count, stream));
    if (rows.every((row) => layout.filter((taken) => taken.includes(row)).length === 5))
      return layout;
  }
}

/**
 * A strip (wire contract of games two, 6): six tickets with every number of 1 to 90 once, each
 * ticket row by row, 0 a blank.
 */
export function drawStrip(stream: RandomStream): readonly (readonly number[])[] {
  const counts = drawCounts(stream);
  const dealt = dealNumbers(counts, stream);
  return tickets.map((ticket) => {
    const layout = drawLayout(counts[ticket] ?? [], stream);
    const placeOf = (row: number, column: number): number => {
      const at = layout[column]?.indexOf(row) ?? -1;
      return at < 0 ? 0 : (dealt[ticket]?.[column]?.[at] ?? 0);
    };
    return rows.flatMap((row) => columns.map((column) => placeOf(row, column)));
  });
}
