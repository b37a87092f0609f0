// Writes long-functions.json as things are now. Run it after shortening a function; a longer one
// needs a reason in the commit.
import { writeFileSync } from 'node:fs';
import { findLongFunctions } from './function-length.ts';
import { readRepository } from './support/repository.ts';

const found = Object.entries(findLongFunctions(readRepository())).toSorted(([a], [b]) =>
  a < b ? -1 : 1,
);
const target = new URL('long-functions.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`);
