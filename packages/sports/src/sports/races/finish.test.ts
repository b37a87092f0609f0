import { describe, expect, it } from 'vitest';
import { finishFacts, readFinish, type CardRunner } from './finish.ts';

const runner = (id: string, number: number | null, name: string): CardRunner => ({
  ...{ id, number, name, withdrawn: null },
});
const card = [
  runner('a', 1, 'Amber'),
  runner('b', 2, 'Blaze'),
  runner('c', 3, 'Comet'),
  runner('d', 4, 'Dune'),
  { ...runner('e', 5, 'Ember'), withdrawn: { atMs: 7_000, oddsMilli: 3_500 } },
];
const league = [runner('ars', null, 'Arsenal'), runner('che', null, 'Chelsea')];

describe('the order in which runners came in', () => {
  it.each<[string, readonly CardRunner[], Record<string, number>]>([
    ['3', card, { c: 1 }],
    ['3,1,2', card, { c: 1, a: 2, b: 3 }],
    ['3,1=4,2', card, { c: 1, a: 2, d: 2, b: 4 }],
    ['1=2=3, 4', card, { a: 1, b: 1, c: 1, d: 4 }],
    ['comet, Blaze', card, { c: 1, b: 2 }],
    ['Arsenal', league, { ars: 1 }],
    ['che,ars', league, { che: 1, ars: 2 }],
  ])('%s', (order, runners, positions) => {
    const read = readFinish(order, runners);
    expect('positions' in read && Object.fromEntries(read.positions)).toEqual(positions);
  });

  it.each<[string, readonly CardRunner[], string, string]>([
    ['9', card, '9', 'unknown'],
    ['3,,1', card, '', 'unknown'],
    ['3,Nobody', card, 'Nobody', 'unknown'],
    ['5', card, '5', 'withdrawn'],
    ['3,1=3', card, '3', 'twice'],
    ['1', league, '1', 'unknown'],
  ])('%s is none', (order, runners, word, fault) => {
    expect(readFinish(order, runners)).toEqual({ word, fault });
  });
});

it('tells who ran, who did not, and the odds of those withdrawn', () => {
  const positions = new Map([['c', 1]]);
  const facts = finishFacts(card, positions, { startedAtMs: 9_000, isHandicap: true });
  expect(facts).toMatchObject({
    ...{ ended: 'completed', isFinal: true, ran: 4, startedAtMs: 9_000, isHandicap: true },
    withdrawals: [{ runnerId: 'e', atMs: 7_000, oddsMilli: 3_500 }],
  });
  expect(
    facts.runners.map(({ runnerId, position, status }) => [runnerId, position, status]),
  ).toEqual([
    ['a', null, 'ran'],
    ['b', null, 'ran'],
    ['c', 1, 'ran'],
    ['d', null, 'ran'],
    ['e', null, 'withdrawn'],
  ]);
});
