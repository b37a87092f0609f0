import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkMarkdown } from './markdown.ts';
import { file, readRepository, rootDir } from './support/repository.ts';

test('documents have one title and no broken links', () => {
  const exists = (path: string): boolean => existsSync(join(rootDir, path));
  expect(checkMarkdown(readRepository(), exists)).toEqual([]);
});

test.each([
  ['one title and a good link', '# A\n[b](STYLE.md#names)', []],
  ['no title', 'text', ['docs/A.md has 0 titles instead of 1']],
  ['two titles', '# A\n\n# B', ['docs/A.md has 2 titles instead of 1']],
  ['a comment in a code block', '# A\n```sh\n# install\n```', []],
  ['a broken link', '# A\n[b](B.md)', ['docs/A.md links to docs/B.md, which does not exist']],
  [
    'a broken link upwards',
    '# A\n![b](../b.png)',
    ['docs/A.md links to b.png, which does not exist'],
  ],
  ['addresses and anchors', '# A\n[b](https://example.org) [c](#c) [d](mailto:a@b.example)', []],
])('%s', (_what, text, violations) => {
  const exists = (path: string): boolean => path === 'docs/STYLE.md';
  expect(checkMarkdown([file('docs/A.md', text)], exists)).toEqual(violations);
});
