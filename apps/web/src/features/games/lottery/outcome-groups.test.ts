import { expect, it } from 'vitest';
import { outcomeGroups } from './outcome-groups.ts';

it('4D has its three prizes, then special and consolation', () => {
  const outcome = {
    first: '4437',
    second: '8140',
    third: '1296',
    special: ['0585'],
    consolation: ['8764'],
  };
  expect(outcomeGroups(outcome).map(({ name, numbers }) => [name, ...numbers])).toEqual([
    ['first', '4437'],
    ['second', '8140'],
    ['third', '1296'],
    ['special', '0585'],
    ['consolation', '8764'],
  ]);
});

it('6/49 has its balls in the order they came, then the bonus', () => {
  expect(outcomeGroups({ numbers: [22, 41, 7, 3, 26, 9], bonus: 20 })).toEqual([
    { name: null, numbers: ['22', '41', '7', '3', '26', '9'] },
    { name: 'bonus', numbers: ['20'] },
  ]);
});

it.each([
  [{ number: '443' }, ['443']],
  [{ numbers: [14, 26] }, ['14', '26']],
])('%o is one group', (outcome, numbers) => {
  expect(outcomeGroups(outcome)).toEqual([{ name: null, numbers }]);
});
