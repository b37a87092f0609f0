import type { Alive } from '@pavilion/contracts';
import { expect, it } from 'vitest';
import { aliveChangeOf } from './alive-change.ts';

const nothing: Alive = {
  ...{ draws: [], jackpots: [], tables: [], races: [], rooms: [], poker: [], seas: [] },
};
const pot = (jackpot_id: string, amount: string) => ({ jackpot_id, amount });
const table = (players: number) => ({
  ...{ provider_code: 'PAVILION', game_code: 'roulette', table_id: '1', name: 'Roulette' },
  ...{ players, seated: 0, road: '' },
});

it('tells nothing of what stays as it is', () => {
  const alive = { ...nothing, jackpots: [pot('mini', '10.00')], tables: [table(2)] };
  expect(aliveChangeOf(alive, structuredClone(alive))).toBeNull();
  expect(aliveChangeOf(nothing, nothing)).toBeNull();
});

it('tells what is new, what changed and what is gone, and nothing else', () => {
  const before = {
    ...nothing,
    jackpots: [pot('mini', '10.00'), pot('major', '500.00')],
    tables: [table(2)],
  };
  const now = { ...nothing, jackpots: [pot('mini', '10.50'), pot('major', '500.00')] };
  expect(aliveChangeOf(before, now)).toEqual({
    ...nothing,
    jackpots: [pot('mini', '10.50')],
    gone: [{ part: 'tables', key: 'PAVILION:roulette:1' }],
  });
  expect(aliveChangeOf(nothing, before)).toEqual({ ...before, gone: [] });
});
