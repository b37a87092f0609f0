import { describe, expect, it } from 'vitest';
import { nextStake, stakeLadder } from './stake-ladder.ts';

const peso = { min: '0.20', max: '30.00', currency: 'PHP' };

describe('stakes one is led to', () => {
  it('are the limits and the round amounts between them', () => {
    expect(stakeLadder(peso)).toEqual([
      '0.20',
      '0.50',
      '1.00',
      '2.00',
      '5.00',
      '10.00',
      '20.00',
      '30.00',
    ]);
  });

  it('are whole where the currency knows no smaller ones', () => {
    expect(stakeLadder({ min: '1000', max: '3000', currency: 'VND' })).toEqual([
      '1000',
      '2000',
      '3000',
    ]);
  });

  it('are one where there is no choice', () => {
    expect(stakeLadder({ min: '5.00', max: '5.00', currency: 'PHP' })).toEqual(['5.00']);
  });
});

it.each([
  ['5.00', 'up', '10.00'],
  ['5.00', 'down', '2.00'],
  ['7.31', 'up', '10.00'],
  ['7.31', 'down', '5.00'],
  ['30.00', 'up', null],
  ['0.20', 'down', null],
  ['', 'up', '0.20'],
  ['100.00', 'down', '30.00'],
] as const)('from %s %s leads to %s', (stake, way, next) => {
  expect(nextStake(stake, way, peso)).toBe(next);
});
