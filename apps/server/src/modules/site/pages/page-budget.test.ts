import { expect, it } from 'vitest';
import { createPageBudget } from './page-budget.ts';

it('is spent at once and fills up steadily', () => {
  let now = 0;
  const budget = createPageBudget(() => now, { perSecond: 2, most: 3 });
  const takeAll = (): number => {
    let count = 0;
    while (budget.take()) count += 1;
    return count;
  };
  expect(takeAll()).toBe(3);
  expect(takeAll()).toBe(0);
  now = 1000;
  expect(takeAll()).toBe(2);
  now = 60_000;
  expect(takeAll()).toBe(3);
});
