import { expect, it } from 'vitest';
import { csvLine } from './index.ts';

it.each([
  [['a', 7, null], 'a,7,'],
  [['Liga, "Prima"'], '"Liga, ""Prima"""'],
  [['=HYPERLINK("x")'], `"'=HYPERLINK(""x"")"`],
  [['+cmd', '@x', '\tx', ' =1+1'], `'+cmd,'@x,'\tx,' =1+1`],
  [['\n=1'], `"'\n=1"`],
  [['-0.75', '+3', '-x'], `-0.75,+3,'-x`],
])('%j is written as %s', (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
