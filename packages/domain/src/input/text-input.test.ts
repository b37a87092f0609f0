import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterAlphabet,
  filterNumeric,
  isValidationCode,
  normaliseAccountId,
  normaliseFullName,
  pasteAlphabet,
  pasteNumeric,
  validateAccountId,
  validateEmail,
  validateFullName,
  validateNumeric,
  validateTac,
  validateUrl,
  validationCodes,
} from './index.ts';

describe('account id', () => {
  it.each([
    ['demo', null],
    ['junior7', null],
    ['Junior7', null],
    ['  demo ', null],
    ['a2345678901234567890', null],
    ['', 'required'],
    ['   ', 'required'],
    ['abc', 'tooShort'],
    ['a23456789012345678901', 'tooLong'],
    ['7junior', 'invalidAccountId'],
    ['ju nior', 'invalidAccountId'],
    ['junior_7', 'invalidAccountId'],
    ['júnior7', 'invalidAccountId'],
    ['дима', 'invalidAccountId'],
  ])('%j: %s', (text, expected) => {
    expect(validateAccountId(text)).toBe(expected);
  });

  it('is stored in lower case', () => {
    expect(normaliseAccountId(' Junior7 ')).toBe('junior7');
  });
});

describe('full name', () => {
  it.each([
    ['Maria Clara', null, null],
    ['José Rizal', null, null],
    ['Nguyễn Văn An', null, null],
    ['李小龙', null, null],
    ['Анна Иванова', null, null],
    ['विष्णु प्रसाद', null, null],
    ["Sean O'Brien", 'alphabetOnly', null],
    ['Anne-Marie Smith', 'alphabetOnly', null],
    ['Ma. Cristina Cruz', 'alphabetOnly', null],
    ['Carlos Garcia Jr.', 'alphabetOnly', null],
    ["'Ann", 'alphabetOnly', 'alphabetOnly'],
    ['Ann--Marie', 'alphabetOnly', 'alphabetOnly'],
    ['Ann-', 'alphabetOnly', 'alphabetOnly'],
    ['R2D2', 'alphabetOnly', 'alphabetOnly'],
    ['<b>Ann</b>', 'alphabetOnly', 'alphabetOnly'],
    ['', 'required', 'required'],
    ['a'.repeat(101), 'tooLong', 'tooLong'],
  ])('%j: strict %s, lenient %s', (text, strict, lenient) => {
    expect(validateFullName(text, 'strict')).toBe(strict);
    expect(validateFullName(text, 'lenient')).toBe(lenient);
  });

  it('is stored composed, with single spaces', () => {
    expect(normaliseFullName('  Jose\u0301   Rizal ')).toBe('Jos\u00e9 Rizal');
  });
});

describe('typing and pasting', () => {
  it('alphabet-only keeps letters, space and, when lenient, the signs of names', () => {
    expect(filterAlphabet("O'Brien-7 Jr.!", 'strict')).toBe('OBrien Jr');
    expect(filterAlphabet("O'Brien-7 Jr.!", 'lenient')).toBe("O'Brien- Jr.");
  });

  it('numeric-only keeps ASCII digits', () => {
    expect(filterNumeric('+63 (917) 555-0123')).toBe('639175550123');
    expect(filterNumeric('١٢٣')).toBe('');
  });

  it('a lenient paste is filtered, a strict one refused whole', () => {
    expect(pasteNumeric('12-34', 'lenient')).toBe('1234');
    expect(pasteNumeric('12-34', 'strict')).toBeNull();
    expect(pasteNumeric('1234', 'strict')).toBe('1234');
    expect(pasteAlphabet('Ann 2', 'lenient')).toBe('Ann ');
    expect(pasteAlphabet('Ann 2', 'strict')).toBeNull();
    expect(pasteAlphabet('Ann', 'strict')).toBe('Ann');
  });

  it('filtering twice changes nothing more, and strict never keeps what lenient drops', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const strict = filterAlphabet(text, 'strict');
        expect(filterAlphabet(strict, 'strict')).toBe(strict);
        expect(filterAlphabet(strict, 'lenient')).toBe(strict);
        expect(filterNumeric(text)).toMatch(/^[0-9]*$/);
      }),
    );
  });
});

describe('numeric field and code', () => {
  it.each([
    ['0917', null],
    ['', 'required'],
    ['09 17', 'numericOnly'],
    ['٠٩', 'numericOnly'],
  ])('numeric %j: %s', (text, expected) => {
    expect(validateNumeric(text)).toBe(expected);
  });

  it.each([
    ['123456', null],
    [' 123456 ', null],
    ['000000', null],
    ['12345', 'invalidTac'],
    ['1234567', 'invalidTac'],
    ['12345a', 'invalidTac'],
    ['', 'required'],
  ])('code %j: %s', (text, expected) => {
    expect(validateTac(text)).toBe(expected);
  });
});

describe('e-mail', () => {
  it.each([
    ['demo@example.com', null],
    ['First.Last+tag@Sub.Example.co.uk', null],
    ["o'brien@example.ie", null],
    ['user@例え.jp', null],
    ['user@xn--r8jz45g.jp', null],
    ['', 'required'],
    ['demo', 'invalidEmail'],
    ['demo@example', 'invalidEmail'],
    ['demo@.com', 'invalidEmail'],
    ['demo@example.', 'invalidEmail'],
    ['demo@example..com', 'invalidEmail'],
    ['.demo@example.com', 'invalidEmail'],
    ['demo.@example.com', 'invalidEmail'],
    ['de mo@example.com', 'invalidEmail'],
    ['a@b@example.com', 'invalidEmail'],
    ['demo@-example.com', 'invalidEmail'],
    ['demo@127.0.0.1', 'invalidEmail'],
    ['demo@example.com\nBcc: x@y.zz', 'invalidEmail'],
    [`${'a'.repeat(65)}@example.com`, 'invalidEmail'],
    [`a@${'b'.repeat(250)}.com`, 'tooLong'],
  ])('%j: %s', (text, expected) => {
    expect(validateEmail(text)).toBe(expected);
  });
});

describe('web address', () => {
  it.each([
    ['https://example.com', null],
    ['http://example.com:8080/a?b=c#d', null],
    ['HTTPS://EXAMPLE.COM', null],
    ['', 'required'],
    ['example.com', 'invalidUrl'],
    ['ftp://example.com', 'invalidUrl'],
    ['javascript:alert(1)', 'invalidUrl'],
    ['https://', 'invalidUrl'],
    ['https:///path', 'invalidUrl'],
    ['https://exa mple.com', 'invalidUrl'],
    ['https://bank.example@evil.example', 'invalidUrl'],
    [`https://example.com/${'a'.repeat(2048)}`, 'tooLong'],
  ])('%j: %s', (text, expected) => {
    expect(validateUrl(text)).toBe(expected);
  });
});

describe('validation codes', () => {
  it('are unique camelCase letters, since they are translation keys', () => {
    expect(new Set(validationCodes).size).toBe(validationCodes.length);
    for (const code of validationCodes) expect(code).toMatch(/^[a-z][A-Za-z]+$/);
    expect(isValidationCode('required')).toBe(true);
    expect(isValidationCode('toString')).toBe(false);
  });

  it('no text makes a validator throw or answer outside the list', () => {
    const validators = [
      validateAccountId,
      validateFullName,
      validateEmail,
      validateTac,
      validateNumeric,
      validateUrl,
    ];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...validators), (text, check) => {
        const code = check(text);
        expect(code === null || isValidationCode(code)).toBe(true);
      }),
    );
  });
});
