import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function linesOf(text: string, bytesAtOnce: number): Promise<unknown[]> {
  const bytes = new TextEncoder().encode(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += bytesAtOnce) yield bytes.slice(at, at + bytesAtOnce);
  }
  const lines: unknown[] = [];
  for await (const line of readLines(pieces())) lines.push(line);
  return lines;
}

const text = '{"a":"Привет"}\n\n{"b":"你好"}\n';

it.each([1, 2, 3, 7, 1000])('lines are whole though %i bytes come at once', async (count) => {
  expect(await linesOf(text, count)).toEqual([{ a: 'Привет' }, { b: '你好' }]);
});

it('a line that broke off is left out, the last needs no end', async () => {
  expect(await linesOf('{"a":1}\n{"b":', 4)).toEqual([{ a: 1 }]);
  expect(await linesOf('{"a":1}\n{"b":2}', 4)).toEqual([{ a: 1 }, { b: 2 }]);
});
