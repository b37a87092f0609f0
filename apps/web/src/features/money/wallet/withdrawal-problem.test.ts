import { describe, expect, it } from 'vitest';
import { mostOf, netOf, withdrawalProblem } from './withdrawal-problem.ts';

const method = { currency: 'PHP', min_amount: '200.00', max_amount: '50000.00', fee: '15.00' };

describe('an amount to withdraw', () => {
  it.each([
    ['', 'required'],
    ['x', 'invalidAmount'],
    ['300.001', 'invalidAmount'],
    ['199.99', 'belowMinimum'],
    ['50000.01', 'aboveMaximum'],
    ['1200.01', 'locked'],
    ['1200', null],
    ['200', null],
  ])('%s: %s', (typed, problem) => {
    expect(withdrawalProblem(typed, method, '1200.00')).toBe(problem);
  });

  it('is at most what may leave and what the method pays at once', () => {
    expect(mostOf(method, '1200.00')).toBe('1200.00');
    expect(mostOf(method, '90000.00')).toBe('50000.00');
    expect(mostOf(method, '199.99')).toBeNull();
  });

  it('arrives less the fee', () => {
    expect(netOf('1000', method)).toBe('985.00');
    expect(netOf('15', method)).toBeNull();
    expect(netOf('', method)).toBeNull();
  });
});
