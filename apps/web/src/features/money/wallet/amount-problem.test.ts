import { describe, expect, it } from 'vitest';
import { amountProblem, problemWhileTyping, type AmountProblem } from './amount-problem.ts';

const method = { currency: 'PHP', min_amount: '100.00', max_amount: '50000.00' };

describe('an amount to deposit', () => {
  it.each<[string, AmountProblem | null]>([
    ['', 'required'],
    ['99.99', 'belowMinimum'],
    ['100', null],
    [' 100,50 ', null],
    ['50000', null],
    ['50000.01', 'aboveMaximum'],
    ['100.555', 'invalidAmount'],
    ['150x', 'invalidAmount'],
    ['1e3', 'invalidAmount'],
    ['-500', 'invalidAmount'],
    ['١٢٠', 'invalidAmount'],
  ])('"%s": %s', (typed, expected) => {
    expect(amountProblem(typed, method)).toBe(expected);
  });

  it.each<[string, AmountProblem | null]>([
    ['250.00', null],
    ['250.01', 'aboveRoom'],
    ['50000.01', 'aboveMaximum'],
  ])('with room for 250.00, "%s": %s', (typed, expected) => {
    expect(amountProblem(typed, { ...method, room: '250.00' })).toBe(expected);
  });

  it('is refused while it is typed only for what more typing cannot mend', () => {
    expect(problemWhileTyping('5')).toBeNull();
    expect(problemWhileTyping('5x')).toBe('invalidAmount');
  });
});
