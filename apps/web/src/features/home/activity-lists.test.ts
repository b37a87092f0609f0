import { describe, expect, it } from 'vitest';
import { activityLists, entryKeys, toldCounts, type ActivityEntry } from './activity-lists.ts';

const entry = (account_id: string, amount = '1.00'): ActivityEntry => ({
  account_id,
  amount,
  currency: 'PHP',
  created_at: '2026-11-21T04:00:00.000Z',
});
const many = Array.from({ length: 20 }, (_, index) => entry(`p${index}`));

describe('activity of a site', () => {
  it.each([
    ['nothing loaded', undefined, undefined, ['winner']],
    [
      'nothing happened',
      { winner: [], withrawal: [] },
      { deposits: [], withdrawals: [] },
      ['winner'],
    ],
    ['only deposits', undefined, { deposits: many, withdrawals: [] }, ['winner', 'deposits']],
    [
      'everything',
      { winner: many, withrawal: many },
      { deposits: many, withdrawals: many },
      ['winner', 'withrawal', 'withdrawals', 'deposits'],
    ],
  ])('%s', (_case, stats, transactions, ids) => {
    expect(activityLists({ stats, transactions }).map(({ id }) => id)).toEqual(ids);
  });

  it('shows ten of each', () => {
    const lists = activityLists({
      stats: { winner: many, withrawal: [] },
      transactions: undefined,
    });
    expect(lists[0]?.entries).toEqual(many.slice(0, 10));
  });

  it('gives entries keys that last, also when two are alike', () => {
    const [first, second] = [entry('a'), entry('b')];
    const before = entryKeys([first, second]);
    const after = entryKeys([entry('new'), first, second, second]);
    expect(after.slice(1, 3)).toEqual(before);
    expect(new Set(after).size).toBe(4);
  });

  it('leaves small counts out', () => {
    expect(toldCounts({ registered: 10, active: 9, deposited: 0 })).toEqual([['registered', 10]]);
  });
});
