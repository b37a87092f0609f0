import { expect, it } from 'vitest';
import { shownInputs } from './shown-inputs.ts';

it('shows sums of money before counts, and nothing it has no words for', () => {
  const inputs = { parts: '3', accrued_e8: '150', claimed: '1.00', base: '10.00', later: '5' };
  expect(shownInputs({ inputs })).toEqual([
    { name: 'base', amount: '10.00' },
    { name: 'claimed', amount: '1.00' },
    { name: 'parts', count: 3 },
  ]);
});
