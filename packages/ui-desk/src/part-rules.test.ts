import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';
import { filterOptions, nextOption } from './combobox-filter.ts';
import { compareDecimals, stepDecimal } from './decimal-steps.ts';
import { fileProblem, sortFiles } from './file-rules.ts';

describe('steps of a number', () => {
  it.each([
    ['0.10', 1, { step: '0.20' }, '0.30'],
    ['0.3', -1, { step: '0.1' }, '0.2'],
    ['5', 1, { step: '0.50' }, '5.50'],
    ['-0.05', 1, { step: '0.10' }, '0.05'],
    ['999999999999.99', 1, { step: '0.01' }, '1000000000000.00'],
    ['499.80', 1, { step: '0.50', max: '500.00' }, '500.00'],
    ['1', -10, { step: '1', min: '1' }, '1'],
    ['', 1, { step: '1', min: '5' }, '5'],
    ['', 1, { step: '1' }, '0'],
  ])('from "%s", %i steps of %o lead to %s', (value, count, range, expected) => {
    expect(stepDecimal(value, count, range)).toBe(expected);
  });

  it('steps there and back lead home, exactly', () => {
    const cents = fc
      .bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
      .map((units) => stepDecimal('0.00', Number(units % 1000n), { step: '0.01' }));
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 500 }), (value, count) => {
        const away = stepDecimal(value, count, { step: '0.07' });
        expect(compareDecimals(stepDecimal(away, -count, { step: '0.07' }), value)).toBe(0);
        expect(compareDecimals(away, value)).toBe(1);
      }),
    );
  });
});

describe('finding an option', () => {
  const options = [
    'Việt Nam',
    'España',
    'Bank of the Philippine Islands',
    '中国银行',
    'Đà Nẵng',
  ].map((label) => ({ value: label, label }));
  const found = (query: string) => filterOptions(options, query).map(({ label }) => label);

  it.each([
    ['viet', ['Việt Nam']],
    ['ESPANA', ['España']],
    ['phil bank', ['Bank of the Philippine Islands']],
    ['hil', []],
    ['银行', ['中国银行']],
    ['da nang', ['Đà Nẵng']],
    ['zz', []],
  ])('%s finds %o', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('an empty query leaves all', () => {
    expect(found('  ')).toHaveLength(options.length);
  });

  it('pointing goes round the ends and over what cannot be chosen', () => {
    const three = [{}, { isDisabled: true }, {}].map((more, at) => ({
      value: String(at),
      label: '',
      ...more,
    }));
    expect(nextOption(three, 0, 1)).toBe(2);
    expect(nextOption(three, 2, 1)).toBe(0);
    expect(nextOption(three, -1, -1)).toBe(2);
    expect(nextOption([], -1, 1)).toBe(-1);
  });
});

describe('checks of a file', () => {
  const rules = { accept: ['image/*', 'application/pdf', '.heic'], maxBytes: 100, maxFiles: 2 };
  it.each([
    [{ name: 'a.png', type: 'image/png', size: 100 }, null],
    [{ name: 'a.HEIC', type: '', size: 1 }, null],
    [{ name: 'a.pdf', type: 'application/pdf', size: 101 }, 'tooLarge'],
    [{ name: 'a.png', type: 'image/png', size: 0 }, 'empty'],
    [{ name: 'a.svg.exe', type: 'application/x-msdownload', size: 1 }, 'wrongType'],
  ])('%o: %s', (file, problem) => {
    expect(fileProblem(file, rules)).toBe(problem);
  });

  it('takes as many as there is room for', () => {
    const file = { name: 'a.png', type: 'image/png', size: 1 };
    const sorted = sortFiles([file, { ...file, name: 'b.png' }], 1, rules);
    expect(sorted.accepted).toEqual([file]);
    expect(sorted.refused).toEqual([{ file: { ...file, name: 'b.png' }, problem: 'tooMany' }]);
  });
});

it.each([
  ['Maria Santos', 'MS'],
  ['Juan dela Cruz', 'JC'],
  ['  élodie ', 'É'],
  ['陈伟', '陈'],
  ['!!', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
