import { describe, expect, test } from 'vitest';
import { checkFunctionLength } from './function-length.ts';
import longFunctions from './long-functions.json' with { type: 'json' };
import { file, readRepository } from './support/repository.ts';

test('no function grows beyond what is known', () => {
  expect(checkFunctionLength(readRepository(), longFunctions)).toEqual([]);
}, 120_000);

describe('the check', () => {
  const path = 'packages/domain/src/a.ts';
  const body = (lines: number): string => '  x();\n'.repeat(lines - 2);
  const long = (lines: number): string => `function settle() {\n${body(lines)}}\n`;
  const name = `${path}#settle`;

  test.each([
    ['a function of 70 lines', 70, {}, []],
    ['a function of 71 lines', 71, {}, [`${name} has 71 lines; at most 70`]],
    ['a known one', 90, { [name]: 90 }, []],
    ['a known one that has grown', 91, { [name]: 90 }, [`${name} has 91 lines; at most 90`]],
    [
      'a known one that is shorter now',
      80,
      { [name]: 90 },
      [`${name} has become shorter: lower it in long-functions.json`],
    ],
    [
      'a known one that is gone',
      10,
      { [name]: 90 },
      [`${name} has become shorter: lower it in long-functions.json`],
    ],
  ])('judges %s', (_what, lines, known, violations) => {
    expect(checkFunctionLength([file(path, long(lines))], known)).toEqual(violations);
  });

  test.each([
    ['an arrow function', `const settle = () => {\n${body(71)}};`, 'settle'],
    ['a method', `class A {\n settle() {\n${body(71)}}\n}`, 'settle'],
    ['a callback', `define(() => {\n${body(71)}});`, 'define()'],
  ])('names %s', (_what, text, expected) => {
    expect(checkFunctionLength([file(path, text)], {})).toEqual([
      `${path}#${expected} has 71 lines; at most 70`,
    ]);
  });

  test.each([
    ['the longer first', [90, 80]],
    ['the shorter first', [80, 90]],
  ])('tells functions of one name apart, %s', (_what, [one = 0, other = 0]) => {
    const both = file(path, long(one) + long(other));
    expect(checkFunctionLength([both], { [name]: 90 })).toEqual([
      `${name} (2) has 80 lines; at most 70`,
    ]);
  });

  test('leaves tests alone', () => {
    expect(checkFunctionLength([file('packages/domain/src/a.test.ts', long(200))], {})).toEqual([]);
  });
});
