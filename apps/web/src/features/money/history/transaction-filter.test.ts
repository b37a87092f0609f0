import { expect, it } from 'vitest';
import { readTransactionFilter, toggledKinds } from './transaction-filter.ts';

const read = (query: string) => readTransactionFilter(new URLSearchParams(query));

it.each([
  ['', []],
  ['kinds=bet,deposit', ['deposit', 'bet']],
  ['kinds=theft,refund', ['refund']],
])('%s asks for the kinds %o', (query, kinds) => {
  expect(read(query).kinds).toEqual(kinds);
});

it('turns a kind on and off', () => {
  expect(toggledKinds(['bet'], 'deposit')).toBe('deposit,bet');
  expect(toggledKinds(['deposit', 'bet'], 'bet')).toBe('deposit');
  expect(toggledKinds(['deposit'], 'deposit')).toBe('');
});

it('takes days in the player’s own zone', () => {
  expect(new Date(read('from=2026-11-20').from ?? '')).toEqual(new Date(2026, 10, 20));
});
