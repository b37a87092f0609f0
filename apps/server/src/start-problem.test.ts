import { expect, it } from 'vitest';
import { startProblemOf } from './start-problem.ts';

const sqlError = (code: string) =>
  Object.assign(new Error('role "casino" of host 10.0.0.5 does not exist'), { code });

it.each([
  ['28000', 'does not exist, or may not sign in'],
  ['28P01', 'the role or the password'],
  ['42501', 'may not make or change tables'],
  ['3D000', 'no database of the name'],
])('tells SQLSTATE %s in one line that repeats nothing of the address', (state, words) => {
  const problem = startProblemOf(sqlError(state)) ?? '';
  expect(problem).toContain(words);
  expect(problem).not.toMatch(/\n|casino|10\.0/);
});

it('leaves a surprise its stack', () => {
  expect(startProblemOf(sqlError('42P01'))).toBeNull();
});
