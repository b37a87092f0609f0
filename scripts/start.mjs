// npm start: dependencies, a current web build, then the server. Signals reach the server, which
// ends in good order.
import { bootstrap, rootDir } from './bootstrap.mjs';
import { join } from 'node:path';
import { runChild } from './lib/run-child.mjs';

const node = bootstrap();
const buildExitCode = await runChild(node, [join(rootDir, 'scripts/build.ts'), '--if-stale'], {
  cwd: rootDir,
});
process.exitCode =
  buildExitCode === 0
    ? await runChild(node, [join(rootDir, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
        cwd: rootDir,
      })
    : buildExitCode;
