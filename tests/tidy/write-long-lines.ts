// Writes long-lines.json as things are now. Run it after shortening lines; one more needs a reason
// in the commit.
import { writeFileSync } from 'node:fs';
import { findLongLines } from './line-length.ts';
import { readRepository } from './support/repository.ts';

const found = Object.entries(findLongLines(readRepository()))
  .map(([path, lines]): [string, number] => [path, lines.length])
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
const target = new URL('long-lines.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`);
