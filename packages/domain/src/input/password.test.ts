import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCommonPasswords, passwordStrength, validatePassword } from './index.ts';

let commonPasswords: ReadonlySet<string>;
beforeAll(async () => {
  commonPasswords = await loadCommonPasswords();
});

describe('validatePassword', () => {
  it.each([
    ['Demo1234!', []],
    ['correct horse 7', []],
    ['пароль-дом-42', []],
    ['', ['required']],
    ['Ab1', ['tooShort']],
    ['abc', ['tooShort', 'weakPassword']],
    ['onlyletters', ['weakPassword']],
    ['135792468013', ['weakPassword']],
    [`a1${'x'.repeat(63)}`, ['tooLong']],
    ['Junior77', ['passwordIsAccountId']],
    ['Password123', ['commonPassword']],
    ['QWERTY123', ['commonPassword']],
    ['liverpool1', ['commonPassword']],
    ['Charlie2', ['commonPassword']],
    ['12345678', ['weakPassword', 'commonPassword']],
  ])('%j: %j', (password, expected) => {
    expect(validatePassword(password, { accountId: 'junior77', commonPasswords })).toEqual(
      expected,
    );
  });

  it('does not trim: spaces are part of the password', () => {
    expect(validatePassword('  ab12  ')).toEqual([]);
  });

  it('counts letters, not code units', () => {
    expect(validatePassword('😀😀😀😀a1')).toEqual(['tooShort']);
  });
});

describe('the list of common passwords', () => {
  it('has more than three thousand that the rules would take, all in the form they are looked up in (SEC-6)', () => {
    const taken = [...commonPasswords].filter(
      (password) => validatePassword(password).length === 0,
    );
    expect(taken.length).toBeGreaterThan(3000);
    for (const password of commonPasswords) {
      expect(password).toBe(password.toLowerCase());
      expect(password.length).toBeGreaterThanOrEqual(8);
    }
  });

  it('loads once', async () => {
    expect(await loadCommonPasswords()).toBe(commonPasswords);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['short1', 0],
    ['password1', 0],
    ['bbbbbbb7', 1],
    ['abcdefg9', 1],
    ['tumbler8', 1],
    ['Tk7wpmzR', 2],
    ['Demo1234!', 1],
    ['Tk7!wpqzRm', 3],
    ['correct horse battery 7', 4],
  ])('%s scores %i', (password, expected) => {
    expect(passwordStrength(password, { commonPasswords })).toBe(expected);
  });

  it('does not count the account id', () => {
    expect(passwordStrength('alexandra1990x', { accountId: 'alexandra' })).toBeLessThan(
      passwordStrength('alexandra1990x'),
    );
  });

  it('is 0 exactly when the rules refuse', () => {
    fc.assert(
      fc.property(fc.string(), (password) => {
        const isRefused = validatePassword(password).length > 0;
        expect(passwordStrength(password) === 0).toBe(isRefused);
      }),
    );
  });
});
