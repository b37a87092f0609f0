import { normaliseAccountId } from './account-id.ts';
import { normaliseText } from './normal-form.ts';
import { validatePassword, type PasswordContext } from './password.ts';

/** 0 refused, 1 weak, 2 fair, 3 good, 4 strong: the steps of the meter. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

const classes: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
];
const bitsOfScore: readonly [PasswordScore, number][] = [
  [4, 80],
  [3, 60],
  [2, 45],
];
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * Estimates how hard a password is to guess, for the strength meter only: the rules of
 * `validatePassword` decide whether it is accepted, and a password they refuse scores 0.
 */
export function passwordStrength(written: string, context: PasswordContext = {}): PasswordScore {
  const password = normaliseText(written);
  if (validatePassword(password, context).length > 0) return 0;
  const bits = effectiveLength(password, context.accountId) * Math.log2(alphabetSize(password));
  return bitsOfScore.find(([, needed]) => bits >= needed)?.[0] ?? 1;
}

function alphabetSize(password: string): number {
  const size = classes.reduce(
    (sum, [pattern, count]) => sum + (pattern.test(password) ? count : 0),
    0,
  );
  return Math.max(size, 2);
}

/**
 * Characters that add something: one that repeats or continues the one before (aaa, 123, qwe)
 * counts a quarter, as does the account id.
 */
function effectiveLength(password: string, accountId: string | undefined): number {
  const id = accountId ? normaliseAccountId(accountId) : '';
  const folded = password.toLowerCase();
  const own = id.length >= 3 ? folded.replaceAll(id, id.slice(0, 1)) : folded;
  const characters = [...own];
  return characters.reduce(
    (length, character, index) =>
      length + (isForeseeable(characters[index - 1] ?? '', character) ? 0.25 : 1),
    0,
  );
}

function isForeseeable(before: string, character: string): boolean {
  if (before === '') return false;
  if (before === character) return true;
  return rows.some((row) => row.includes(before + character) || row.includes(character + before));
}
