import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingsOf, type PlayedMatch } from './standings.ts';

const match = (home: string, away: string, first: number, second: number): PlayedMatch => ({
  home,
  away,
  score: [first, second],
});

describe('the table of a league', () => {
  it('counts three points a win and one a draw in football', () => {
    const table = standingsOf('football', [match('A', 'B', 2, 0), match('B', 'C', 1, 1)]);
    expect(table.map(({ rank, team, points, form }) => [rank, team, points, form])).toEqual([
      [1, 'A', 3, 'W'],
      [2, 'C', 1, 'D'],
      [3, 'B', 1, 'LD'],
    ]);
  });

  it('counts wins alone where nobody draws', () => {
    const [first, second] = standingsOf('basketball', [match('A', 'B', 80, 99)]);
    expect([first?.team, first?.points, second?.points]).toEqual(['B', 1, 0]);
  });

  it('tells level teams apart by difference, then by what they scored', () => {
    const table = standingsOf('football', [
      match('A', 'X', 1, 0),
      match('B', 'Y', 3, 0),
      match('C', 'Z', 4, 1),
    ]);
    expect(table.slice(0, 3).map(({ team }) => team)).toEqual(['C', 'B', 'A']);
  });

  it('gives teams that nothing tells apart one rank', () => {
    const table = standingsOf('football', [match('A', 'B', 1, 1), match('C', 'D', 2, 0)]);
    expect(table.map(({ rank, team }) => [rank, team])).toEqual([
      [1, 'C'],
      [2, 'A'],
      [2, 'B'],
      [4, 'D'],
    ]);
  });

  it('keeps the last five of the form', () => {
    const matches = [3, 2, 1, 0, 0, 0].map((own) => match('A', 'B', own, 1));
    expect(standingsOf('football', matches).find(({ team }) => team === 'A')?.form).toBe('WDLLL');
  });

  it('adds up: what one side scores the other concedes, and every match is played by two', () => {
    const score = fc.integer({ min: 0, max: 9 });
    const team = fc.constantFrom('A', 'B', 'C', 'D');
    const played = fc
      .tuple(team, team, score, score)
      .filter(([home, away]) => home !== away)
      .map(([home, away, first, second]) => match(home, away, first, second));
    fc.assert(
      fc.property(fc.array(played, { maxLength: 30 }), (matches) => {
        const table = standingsOf('football', matches);
        const sum = (of: (row: (typeof table)[number]) => number): number =>
          table.reduce((all, row) => all + of(row), 0);
        expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
        expect(sum(({ played: count }) => count)).toBe(2 * matches.length);
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
        expect(table.map(({ rank }) => rank)).toEqual(
          table.map(({ rank }) => rank).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
