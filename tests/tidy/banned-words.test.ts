import { expect, test } from 'vitest';
import { checkBannedWords } from './banned-words.ts';
import { file, readRepository } from './support/repository.ts';

test('nothing is left unfinished or filled with dummy text', () => {
  expect(checkBannedWords(readRepository())).toEqual([]);
});

test.each([
  ['packages/a/src/b.ts', 'x();\n// TODO later', ['packages/a/src/b.ts:2 "TODO"']],
  ['packages/a/src/b.ts', '// FIXME', ['packages/a/src/b.ts:1 "FIXME"']],
  [
    'packages/i18n/messages/en.json',
    '"Coming soon"',
    ['packages/i18n/messages/en.json:1 "Coming soon"'],
  ],
  ['docs/A.md', 'Lorem ipsum dolor', ['docs/A.md:1 "Lorem ipsum"']],
  [
    'apps/server/src/a.ts',
    "throw new Error('not implemented')",
    ['apps/server/src/a.ts:1 "not implemented"'],
  ],
  ['packages/i18n/messages/es.json', '"TODO incluido"', []],
  ['packages/a/src/b.ts', 'const todoList = []', []],
])('%s with %j', (path, text, expected) => {
  const places = checkBannedWords([file(path, text)]).map((violation) =>
    violation.replace(/: .*/, ''),
  );
  expect(places).toEqual(expected);
});
