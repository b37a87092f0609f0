import { expect, it } from 'vitest';
import { isOfStake } from './play-problem.ts';

it('marks the stake for what was said of it, in words or by its path', () => {
  const problem = (code: string, paths: readonly string[] = []) =>
    isOfStake({ code, detail: null, paths });
  expect(problem('stakeTooLow')).toBe(true);
  expect(problem('insufficientFunds')).toBe(true);
  expect(problem('invalidInput', ['stake'])).toBe(true);
  expect(problem('invalidParams', ['target'])).toBe(false);
});
