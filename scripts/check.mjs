// npm run check: dependencies first, then the static stages and the tests near the change
// (scripts/test/check.ts).
import { bootstrap, rootDir } from './bootstrap.mjs';
import { join } from 'node:path';
import { runChild } from './lib/run-child.mjs';

const check = join(rootDir, 'scripts/test/check.ts');
process.exitCode = await runChild(bootstrap(), [check, ...process.argv.slice(2)], { cwd: rootDir });
