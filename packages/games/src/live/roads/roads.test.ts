import { describe, expect, it } from 'vitest';
import {
  askedColour,
  beadPlate,
  bigRoad,
  bigRoadColumns,
  derivedColours,
  derivedRoad,
  type DerivedRoad,
} from './roads.ts';

// Domain, games two, 2.2.
const shoe = [...'TBBPBPPPBTBBBBBBBPPBPBPBBTPPPPBBPBPPBTBP'];
const tail = [...'BBBBBBBBPBBBBBBB'];

describe('roads of the published shoe', () => {
  it('has these columns in the big road', () => {
    const columns = bigRoadColumns(shoe, 'T').map((cells) => `${cells[0]?.winner}${cells.length}`);
    expect(columns.join(' ')).toBe('B2 P1 B1 P3 B8 P2 B1 P1 B1 P1 B2 P4 B2 P1 B1 P2 B2 P1');
  });

  it.each([
    ['big_eye_boy', 'bRbRbRRbRRRRbRbbRRRbbRbRbRbbRbbRR'],
    ['small', 'bbRbbRRRRRRbRbbbRRbbbRRbRRbbbbbb'],
    ['cockroach', 'RbbbRRRRRRbbbbbbRbbbRRbbbbbRRbb'],
  ] as const)('has this %s road', (road, colours) => {
    const own = derivedColours(bigRoadColumns(shoe, 'T'), road);
    expect(own.map((colour) => (colour === 'red' ? 'R' : 'b')).join('')).toBe(colours);
  });

  it('counts ties on the cell before them, those before the first winner on its cell', () => {
    const ties = bigRoad(shoe, 'T').flatMap(({ x, y, ties: count }) =>
      count ? [[x, y, count]] : [],
    );
    expect(ties).toHaveLength(4);
    expect(ties[0]).toEqual([0, 0, 1]);
    expect(bigRoadColumns(['T', 'T'], 'T')).toEqual([]);
    expect(
      bigRoadColumns([...'TTDD=='], '=').map((cells) => cells.map(({ ties: n }) => n)),
    ).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });
});

describe('how roads are drawn', () => {
  it('turns right where the column ends or meets a tail', () => {
    const cells = bigRoad(tail, 'T').map(({ x, y }) => `${x},${y}`);
    expect(cells.slice(6, 8)).toEqual(['1,5', '2,5']);
    expect(cells.slice(8)).toEqual(['1,0', '2,0', '2,1', '2,2', '2,3', '2,4', '3,4', '4,4']);
  });

  it('starts a column at the next free cell of the top row', () => {
    // Each of six columns of nine turns one row higher; the last lies in the top row, from 5 to 13.
    const long = ['B', 'P', 'B', 'P', 'B', 'P'].flatMap((side) => Array<string>(9).fill(side));
    const cells = bigRoad([...long, 'B', 'P'], 'T');
    expect(new Set(cells.map(({ x, y }) => `${x},${y}`)).size).toBe(cells.length);
    expect(cells.slice(-3)).toMatchObject([
      { x: 13, y: 0 },
      { x: 14, y: 0 },
      { x: 15, y: 0 },
    ]);
  });

  it('puts every result on the bead plate, six to a column', () => {
    expect(beadPlate(['Bp', 'P', 'T', 'B', 'B', 'B', 'Pb']).at(-1)).toEqual({
      mark: 'Pb',
      x: 1,
      y: 0,
    });
  });

  it('draws derived roads in columns of one colour', () => {
    const cells = derivedRoad(shoe, 'T', 'big_eye_boy');
    expect(cells.slice(0, 8).map(({ colour, x, y }) => `${colour[0]}${x},${y}`)).toEqual([
      'b0,0',
      'r1,0',
      'b2,0',
      'r3,0',
      'b4,0',
      'r5,0',
      'r5,1',
      'b6,0',
    ]);
  });

  it.each(['big_eye_boy', 'small', 'cockroach'] as DerivedRoad[])(
    'says beforehand what the %s road will be given',
    (road) => {
      for (let round = 0; round < shoe.length; round += 1) {
        const before = derivedColours(bigRoadColumns(shoe.slice(0, round), 'T'), road);
        const after = derivedColours(bigRoadColumns(shoe.slice(0, round + 1), 'T'), road);
        const asked = askedColour(shoe.slice(0, round), 'T', road, shoe[round] ?? '');
        expect(after).toEqual(asked === null ? before : [...before, asked]);
      }
    },
  );
});
