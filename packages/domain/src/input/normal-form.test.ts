import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asciiDigits,
  isSameName,
  normaliseAccountId,
  normaliseCode,
  normaliseEmail,
  normaliseFullName,
  normaliseText,
  validateFullName,
  validatePassword,
  validateTac,
} from './index.ts';

describe('text that is compared', () => {
  it.each([
    ['decomposed letters', 'Jos\u0065\u0301', 'Jos\u00e9'],
    ['full-width letters and digits', 'Ｄｅｍｏ１２３４！', 'Demo1234!'],
    ['a space that does not break', 'a\u00a0b', 'a b'],
    ['zero-width characters', '\ufeffab\u200bc\u200d\u2060', 'abc'],
    ['variation selectors', '❤\ufe0f', '❤'],
    ['marks of direction', '\u202aab\u202c', 'ab'],
    ['Hangul in parts', '\u1112\u1161\u11ab', '한'],
  ])('is one for %s', (_case, written, form) => {
    expect(normaliseText(written)).toBe(form);
  });

  it('is normal after one pass, whichever way its letters were composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const form = normaliseText(text);
        expect(normaliseText(form)).toBe(form);
        expect(normaliseText(text.normalize('NFD'))).toBe(form);
      }),
    );
  });

  it('keeps case and outer spaces of passwords, and drops those of account ids', () => {
    expect(normaliseText(' Ｑuiet ')).toBe(' Quiet ');
    expect(normaliseAccountId(' Ｄｅｍｏ\u200b ')).toBe('demo');
  });

  it('is judged in that form', () => {
    expect(validatePassword('p\u0061\u030ass\u200b1')).toEqual(['tooShort']);
    expect(validatePassword('ｄｅｍｏ１２３４', { accountId: 'demo1234' })).toEqual([
      'passwordIsAccountId',
    ]);
    expect(validateFullName('Ａna\u200b Cruz')).toBeNull();
  });

  it('has one apostrophe in names', () => {
    expect(isSameName('Sean O’Brien', "Sean  O'Brien")).toBe(true);
    expect(isSameName('Sean OBrien', "Sean O'Brien")).toBe(false);
    expect(normaliseFullName('Ａｎａ\u3000Ｃｒｕｚ')).toBe('Ana Cruz');
  });
});

describe('codes', () => {
  it.each([
    ['１２３４５６', '123456'],
    ['१२३४५६', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['𝟏𝟐𝟑𝟜𝟝𝟞', '123456'],
    [' 123 456\n', '123456'],
    ['123\u2011456', '123456'],
    ['\u200e123456\u200e', '123456'],
    ['ab3de-fgh2j', 'ab3defgh2j'],
  ])('%j is %s', (written, code) => {
    expect(normaliseCode(written)).toBe(code);
  });

  it('are valid as six digits of any keyboard', () => {
    expect(validateTac('１２３ ４５６')).toBeNull();
    expect(validateTac('１２３４５')).toBe('invalidTac');
  });

  it('every digit Unicode has is read by its value', () => {
    for (const zero of ['0', '०', '၀', '０', '߀', '𝟎', '𞥐']) {
      const first = zero.codePointAt(0) ?? 0;
      const row = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(first + value));
      expect(asciiDigits(row.join(''))).toBe('0123456789');
    }
  });
});

describe('mails', () => {
  it.each([
    [' Ana@Example.COM ', 'ana@example.com'],
    ['ａｎａ＠example．com', 'ana@example.com'],
    ['ana\u200b@example.com', 'ana@example.com'],
    ['ana@Bücher.de', 'ana@xn--bcher-kva.de'],
    ['ana@xn--bcher-kva.de', 'ana@xn--bcher-kva.de'],
    ['ana+x@example.com', 'ana+x@example.com'],
    ['ana@/evil', 'ana@/evil'],
    ['no mail', 'no mail'],
  ])('%j is stored as %s', (written, form) => {
    expect(normaliseEmail(written)).toBe(form);
  });
});
