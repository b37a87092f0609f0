import { layOutColumns, roadRows, type Placed } from './road-layout.ts';

/**
 * Marks of a shoe's rounds in order: `"Bp"`, `"T"` of baccarat; `"D"`, `"="` of dragon tiger. Its
 * first letter is the winner.
 */
export type RoadMarks = readonly string[];

/** The letter of a tie: of baccarat T, which is the tiger elsewhere. */
export type TieLetter = 'T' | '=';

/** Every result in order, six to a column. */
export function beadPlate(marks: RoadMarks): ReadonlyArray<{ mark: string } & Placed> {
  return marks.map((mark, index) => ({
    mark,
    x: Math.floor(index / roadRows),
    y: index % roadRows,
  }));
}

/**
 * A cell of the big road: who won, and how many ties came after; of the first cell those before it
 * too.
 */
export interface BigRoadCell {
  winner: string;
  ties: number;
}

/** The big road as its columns are meant, without tails: a new one when the winner changes. */
export function bigRoadColumns(marks: RoadMarks, tie: TieLetter): BigRoadCell[][] {
  const columns: BigRoadCell[][] = [];
  let tiesBefore = 0;
  for (const [winner = ''] of marks) {
    const column = columns.at(-1);
    const cell = column?.at(-1);
    if (winner === tie) {
      if (cell) cell.ties += 1;
      else tiesBefore += 1;
      continue;
    }
    const next = { winner, ties: columns.length === 0 ? tiesBefore : 0 };
    if (column && cell?.winner === winner) column.push(next);
    else columns.push([next]);
  }
  return columns;
}

/** The big road as it is drawn. */
export const bigRoad = (marks: RoadMarks, tie: TieLetter): ReadonlyArray<BigRoadCell & Placed> =>
  layOutColumns(bigRoadColumns(marks, tie));

/** How far back each of the derived roads looks. */
export const derivedRoads = { big_eye_boy: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof derivedRoads;

export type RoadColour = 'red' | 'blue';

/**
 * Red where the big road goes on as it did so many columns back, blue where it does not; in the
 * order of its cells.
 */
export function derivedColours(
  columns: ReadonlyArray<readonly BigRoadCell[]>,
  road: DerivedRoad,
): RoadColour[] {
  const back = derivedRoads[road];
  const depth = (column: number): number => columns[column]?.length ?? 0;
  return columns.flatMap((cells, column) =>
    cells.flatMap((_, row): RoadColour[] => {
      if (column < back || (column === back && row === 0)) return [];
      const isRed =
        row === 0 ? depth(column - 1) === depth(column - 1 - back) : depth(column - back) !== row;
      return [isRed ? 'red' : 'blue'];
    }),
  );
}

/** A derived road as it is drawn: a new column when the colour changes. */
export function derivedRoad(
  marks: RoadMarks,
  tie: TieLetter,
  road: DerivedRoad,
): ReadonlyArray<{ colour: RoadColour } & Placed> {
  const columns: Array<Array<{ colour: RoadColour }>> = [];
  for (const colour of derivedColours(bigRoadColumns(marks, tie), road)) {
    const column = columns.at(-1);
    if (column?.[0]?.colour === colour) column.push({ colour });
    else columns.push([{ colour }]);
  }
  return layOutColumns(columns);
}

/** What a derived road would be given if this side won next; null: nothing yet. */
export function askedColour(
  marks: RoadMarks,
  tie: TieLetter,
  road: DerivedRoad,
  winner: string,
): RoadColour | null {
  const colours = (rounds: RoadMarks): RoadColour[] =>
    derivedColours(bigRoadColumns(rounds, tie), road);
  const next = colours([...marks, winner]);
  return next.length > colours(marks).length ? (next.at(-1) ?? null) : null;
}
