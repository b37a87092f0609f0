import { CallFailure } from '@pavilion/client/call-failure';
import { afterEach, expect, it, vi } from 'vitest';
import { isOfStake, problemOf } from './play-problem.ts';

it('marks the stake for what was said of it, in words or by its path', () => {
  const problem = (code: string, paths: readonly string[] = []) =>
    isOfStake({ code, detail: null, paths });
  expect(problem('stakeTooLow')).toBe(true);
  expect(problem('insufficientFunds')).toBe(true);
  expect(problem('invalidInput', ['stake'])).toBe(true);
  expect(problem('invalidParams', ['target'])).toBe(false);
});

afterEach(() => void vi.unstubAllGlobals());

it('blames the line and not the house while the browser is offline', () => {
  const unanswered = new CallFailure({ statusCode: -500, code: 'internalServerError' });
  const refused = new CallFailure({ statusCode: -409, code: 'roundClosed' });
  expect(problemOf(unanswered).code).toBe('internalServerError');
  vi.stubGlobal('navigator', { onLine: false });
  expect(problemOf(unanswered).code).toBe('disconnect');
  expect(problemOf(refused).code).toBe('roundClosed');
});
