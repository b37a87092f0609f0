import { expect, it } from 'vitest';
import { piecesOfLine } from './small-markdown.ts';

it.each([
  ['plain words', ['text:plain words']],
  ['a **bold** word', ['text:a ', 'bold:bold', 'text: word']],
  ['an *open* `code`', ['text:an ', 'emphasis:open', 'text: ', 'code:code']],
  ['see [limits](/limits).', ['text:see ', 'link:limits→/limits', 'text:.']],
  ['[guide](https://help.example/a)', ['link:guide→https://help.example/a']],
  ['[x](//evil.example)', ['text:[x](//evil.example)']],
  ['[x](javascript:alert)', ['text:[x](javascript:alert)']],
  ['<b>no markup</b> 2 * 3 * 4 snake_case_name', undefined],
])('%j', (line, pieces) => {
  const told = piecesOfLine(line).map(
    ({ kind, text, address }) => `${kind}:${text}${address === '' ? '' : `→${address}`}`,
  );
  expect(told).toEqual(pieces ?? [`text:${line}`]);
});
