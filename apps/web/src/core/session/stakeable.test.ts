import { afterEach, expect, it } from 'vitest';
import { emptyLayout, useLayoutStore, type Site } from '../stores/layout.store.ts';
import { stakeableOf } from './stakeable.ts';

afterEach(() => useLayoutStore.setState({ ...emptyLayout }));

const owned = (cash: string, bonus: string) => ({
  game: { balance: cash, token: '0' },
  bonus: { balance: bonus },
});

it.each([
  ['10.50', '0', '10.50'],
  ['10.50', '4.50', '15.00'],
  ['0', '100.00', '100.00'],
])('cash of %s and bonus money of %s stake %s', (cash, bonus, sum) => {
  useLayoutStore.setState(({ site }) => ({ site: { ...(site as Site), currency: 'PHP' } }));
  expect(stakeableOf(owned(cash, bonus))).toBe(sum);
});

it('is the cash as long as the site is not known', () => {
  expect(stakeableOf(owned('10.50', '4.50'))).toBe('10.50');
});
