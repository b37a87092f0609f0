import { expect, test } from 'vitest';
import { checkBannedWords } from './banned-words.ts';
import { file, readRepository } from './support/repository.ts';

test('nothing is left unfinished or filled with dummy text', () => {
  expect(checkBannedWords(readRepository())).toEqual([]);
});

// Put together here, so that this file itself passes.
const note = ['TO', 'DO'].join('');
const repair = ['FIX', 'ME'].join('');
const soon = ['Coming', 'soon'].join(' ');
const filler = ['Lorem', 'ipsum'].join(' ');
const missing = ['not', 'implemented'].join(' ');

test.each([
  ['packages/a/src/b.ts', `x();\n// ${note} later`, [`packages/a/src/b.ts:2 "${note}"`]],
  ['packages/a/src/b.ts', `// ${repair}`, [`packages/a/src/b.ts:1 "${repair}"`]],
  ['packages/i18n/messages/en.json', `"${soon}"`, [`packages/i18n/messages/en.json:1 "${soon}"`]],
  ['docs/A.md', `${filler} dolor`, [`docs/A.md:1 "${filler}"`]],
  ['apps/server/src/a.ts', `fail('${missing}')`, [`apps/server/src/a.ts:1 "${missing}"`]],
  ['packages/i18n/messages/es.json', `"${note} incluido"`, []],
  ['packages/a/src/b.ts', 'const todoList = []', []],
])('%s with %j', (path, text, expected) => {
  const places = checkBannedWords([file(path, text)]).map((violation) =>
    violation.replace(/: .*/, ''),
  );
  expect(places).toEqual(expected);
});
