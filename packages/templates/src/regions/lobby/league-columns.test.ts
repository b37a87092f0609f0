import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SportsLeague } from '../../props/lobby.ts';
import { leagueColumns } from './league-columns.ts';

const league = (id: string, count: number, liveCount = 0): SportsLeague => ({
  id,
  name: id,
  count,
  liveCount,
  board: null,
});

const ids = (columns: SportsLeague[][]) => columns.map((column) => column.map(({ id }) => id));

describe('leagueColumns', () => {
  it.each([
    {
      name: 'one long league beside several short ones',
      leagues: [league('long', 6), league('a', 2), league('b', 2), league('c', 2)],
      expected: [['long'], ['a', 'b', 'c']],
    },
    {
      name: 'leagues in play at the top',
      leagues: [league('later', 3), league('now', 3, 1), league('also', 3, 2)],
      expected: [['now', 'later'], ['also']],
    },
    { name: 'a single league in one column', leagues: [league('a', 4)], expected: [['a']] },
    { name: 'none', leagues: [], expected: [] },
  ])('$name', ({ leagues, expected }) => expect(ids(leagueColumns(leagues, 2))).toEqual(expected));

  it('keeps every league once and no column taller than the other by more than one league', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 30 }), (counts) => {
        const leagues = counts.map((count, index) => league(String(index), count));
        const columns = leagueColumns(leagues, 2);
        expect(ids(columns).flat().toSorted()).toEqual(leagues.map(({ id }) => id).toSorted());
        const heights = [0, 1].map((column) =>
          (columns[column] ?? []).reduce((sum, { count }) => sum + count + 0.7, 0),
        );
        const [first = 0, second = 0] = heights;
        expect(Math.abs(first - second)).toBeLessThanOrEqual(Math.max(0, ...counts) + 0.71);
      }),
    );
  });
});
