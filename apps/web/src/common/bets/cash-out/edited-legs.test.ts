import { expect, it } from 'vitest';
import type { AddableLeg } from './addable.ts';
import { freeLegs, isEditable, legsToAsk, openLegs, type Leg } from './edited-legs.ts';

const leg = (selection_id: string, more: Partial<Leg> = {}): Leg =>
  // Of a leg nothing but this is looked at.
  ({ state: 'open', odds: '2.00', picks: [{ selection_id }], ...more }) as unknown as Leg;
const added = (selectionId: string): AddableLeg => ({
  ...{ selectionId, selectionIds: selectionId.split('+'), name: selectionId, about: '' },
  odds: '1.50',
});

it('a changed bet goes on with its open legs alone', () => {
  const legs = [leg('a', { state: 'settled' }), leg('b')];
  expect(openLegs({ legs })).toEqual([legs[1]]);
});

it('what the bet has already is not offered to it, a pick of a builder neither', () => {
  const builder = leg('a', { picks: [leg('a').picks[0]!, leg('b').picks[0]!] });
  expect(freeLegs({ legs: [builder] }, ['a', 'b', 'c'].map(added))).toEqual([added('c')]);
});

it('asks the same question while the prices of what is added move', () => {
  const asked = (odds: string) => legsToAsk([leg('a')], [{ ...added('b'), odds }]);
  expect(asked('1.50')).toEqual(asked('1.60'));
  expect(asked('1.50').map((one) => ('selection_id' in one ? one.selection_id : null))).toEqual([
    ...['a', 'b'],
  ]);
});

it('a builder comes in whole', () => {
  expect(legsToAsk([], [added('a+b')])).toEqual([{ selection_ids: ['a', 'b'], odds: '1.01' }]);
  expect(freeLegs({ legs: [leg('a')] }, [added('a+b')])).toEqual([added('a+b')]);
});

const bet = { bet_id: 'x', currency: 'PHP', legs: [leg('a')], cash_outs: [] };
it.each([
  ['a single', { ...bet, bet_type: 'single' as const }, true],
  ['a parlay', { ...bet, bet_type: 'parlay' as const, legs: [leg('a'), leg('b')] }, true],
  ['a system', { ...bet, bet_type: 'system' as const }, false],
  [
    'a bet that was cashed out in part',
    {
      ...{ ...bet, bet_type: 'single' as const },
      cash_outs: [{ cash_out_id: 'c', unit_stake: '1.00', amount: '1.00', at: '' }],
    },
    false,
  ],
  [
    'a bet whose legs are all settled',
    { ...bet, bet_type: 'single' as const, legs: [leg('a', { state: 'settled' })] },
    false,
  ],
])('%s can be changed: %s', (_what, one, expected) => {
  expect(isEditable(one)).toBe(expected);
});
