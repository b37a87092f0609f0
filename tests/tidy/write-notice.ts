import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeOf, type LockedPackages } from './licences.ts';
import { rootDir } from './support/repository.ts';

// Writes NOTICE anew after packages were added or left: `node tests/tidy/write-notice.ts`.
const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as {
  packages: LockedPackages;
};
writeFileSync(join(rootDir, 'NOTICE'), noticeOf(lock.packages));
