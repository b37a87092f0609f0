import { describe, expect, it } from 'vitest';
import { createTranslator, warmTranslators } from './server.ts';

describe('the server translator', () => {
  const values = { site: 'Casino One', code: '012345', minutes: 5 };

  it.each([
    ['en-US', 'Casino One: your sign-up code is 012345. It is valid for 5 minutes.'],
    ['ru', 'Casino One: код для регистрации — 012345. Действует 5 минут.'],
    ['fil', 'Casino One: ang sign-up code mo ay 012345. Valid ito nang 5 minuto.'],
    ['vi', 'Casino One: mã đăng ký của bạn là 012345, có hiệu lực trong 5 phút.'],
  ])('writes codes in %s', (tag, expected) => {
    expect(createTranslator(tag)('messages.auth.tacRegister', values)).toBe(expected);
  });

  it.each([
    [1, 'Действует 1 минуту.'],
    [2, 'Действует 2 минуты.'],
    [11, 'Действует 11 минут.'],
    [21, 'Действует 21 минуту.'],
  ])('uses the Russian plural for %i minutes', (minutes, expected) => {
    const text = createTranslator('ru')('messages.auth.tacRegister', { ...values, minutes });
    expect(text).toContain(expected);
  });

  it('gives English for a language without messages', () => {
    expect(createTranslator('id')('errors.BLOCK')).toBe(createTranslator('en-US')('errors.BLOCK'));
  });

  it('is made once per language', () => {
    expect(createTranslator('es')).toBe(createTranslator('es'));
    expect(warmTranslators).not.toThrow();
  });

  it('finds texts of codes that come at run time', () => {
    const text = createTranslator('en-US');
    expect(text.find('errors.insufficientFunds')).toBe('Your balance is too low.');
    expect(text.find('errors.noSuchCode')).toBeNull();
    expect(text.has('errors.BLOCK')).toBe(true);
    for (const notText of ['errors', 'errors.', 'errors.constructor', 'errors.BLOCK.x', ''])
      expect(text.has(notText)).toBe(false);
  });

  it('throws when a value is missing', () => {
    const text = createTranslator('en-US');
    expect(() => text.find('messages.auth.tacLogin', { site: 'A' })).toThrow();
  });
});
