import type { Alive } from '@pavilion/contracts/shared/alive';
import { expect, it } from 'vitest';
import { mergeAlive } from './merge-alive.ts';

const nothing: Alive = {
  ...{ draws: [], jackpots: [], tables: [], races: [], rooms: [], poker: [], seas: [] },
};
const pot = (jackpot_id: string, amount: string) => ({ jackpot_id, amount });

it('changed entries keep their place, new ones follow, those that are gone leave', () => {
  const known = {
    ...nothing,
    jackpots: [pot('mini', '1.00'), pot('minor', '5.00'), pot('major', '9.00')],
  };
  const change = {
    ...nothing,
    jackpots: [pot('minor', '5.50'), pot('grand', '99.00')],
    gone: [
      { part: 'jackpots', key: 'major' },
      { part: 'tables', key: 'mini' },
    ],
  };
  expect(mergeAlive(known, change)).toEqual({
    ...nothing,
    jackpots: [pot('mini', '1.00'), pot('minor', '5.50'), pot('grand', '99.00')],
  });
});
