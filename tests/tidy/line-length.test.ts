import { describe, expect, test } from 'vitest';
import { checkLineLength } from './line-length.ts';
import longLines from './long-lines.json' with { type: 'json' };
import { file, readRepository } from './support/repository.ts';

test('no line is longer than 100 columns beyond what is known', () => {
  expect(checkLineLength(readRepository(), longLines)).toEqual([]);
});

describe('the check', () => {
  const path = 'packages/domain/src/a.ts';
  const line = (columns: number): string => `// ${'x'.repeat(columns - 3)}\n`;
  const over = (lines: string, most: number): string =>
    `${path} has ${lines.split(', ').length} lines over 100 columns (${lines}); at most ${most}`;
  const fewer = `${path} has fewer long lines: lower it in long-lines.json`;

  test.each([
    ['a line of 100 columns', line(100), {}, []],
    ['a line of 101 columns', line(101), {}, [over('1', 0)]],
    ['signs of two units as one column each', `// ${'🂡'.repeat(97)}\n`, {}, []],
    ['every line for itself', line(101) + line(9) + line(120), {}, [over('1, 3', 0)]],
    ['a known one', line(101), { [path]: 1 }, []],
    ['a known file that has one more', line(101) + line(101), { [path]: 1 }, [over('1, 2', 1)]],
    ['a known one that is shorter now', line(100), { [path]: 1 }, [fewer]],
    ['a known one that is in part shorter', line(101), { [path]: 2 }, [fewer]],
  ])('judges %s', (_what, text, known, violations) => {
    expect(checkLineLength([file(path, text)], known)).toEqual(violations);
  });

  const far = 'x'.repeat(101);
  test.each([
    ['the address of a module', path, `import { a } from '${far}';`],
    ['the address of a page', path, `// see https://example.org/${far}`],
    ['the classes of an element', 'apps/web/src/a.tsx', `      className="${far}"`],
    ['what a test says', 'packages/domain/src/a.test.ts', `  it('${far}', () => {`],
    [
      'what is said of a table of cases',
      'packages/domain/src/a.test.ts',
      `  ])('${far}', (a) => {`,
    ],
    ['words of a language', 'apps/sandbox-studio/src/texts/halls/es.ts', `  a: '${far}',`],
    ['rows of data', 'apps/server/src/seed/a.data.ts', `  a: '${far}',`],
    ['what a program writes', 'packages/i18n/src/a.generated.ts', `  a: '${far}',`],
    ['what is no code', 'docs/ARCHITECTURE.md', far],
  ])('leaves %s alone', (_what, where, text) => {
    expect(checkLineLength([file(where, text)], {})).toEqual([]);
  });

  test.each([
    ['a remark', path, `// ${far}`],
    ['a text', path, `const a = '${far}';`],
    ['what is said like a test outside of tests', path, `  it('${far}', () => {`],
    ['a rule of styles', 'packages/ui/src/a.css', `/* ${far} */`],
    ['a program of its own', 'scripts/a.mjs', `// ${far}`],
  ])('refuses %s', (_what, where, text) => {
    expect(checkLineLength([file(where, text)], {})).toHaveLength(1);
  });
});
