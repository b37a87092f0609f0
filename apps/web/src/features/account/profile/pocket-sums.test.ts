import { expect, it } from 'vitest';
import { pocketSums } from './pocket-sums.ts';

const line = (amount: string, reason: 'turnover' | 'bonus' | 'pending') => ({
  amount,
  reason,
  required: '0.00',
  done: '0.00',
  reference: '',
});

it('sums what is locked by its reason and leaves out reasons that lock nothing', () => {
  const locked = [
    line('1000.10', 'turnover'),
    line('50.00', 'pending'),
    line('0.20', 'turnover'),
    line('0.00', 'bonus'),
  ];
  expect(pocketSums(locked, 'PHP')).toEqual([
    { reason: 'turnover', amount: '1000.30' },
    { reason: 'pending', amount: '50.00' },
  ]);
  expect(pocketSums([], 'PHP')).toEqual([]);
});
