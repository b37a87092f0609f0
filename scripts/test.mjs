// npm test: dependencies first, then every stage on the pinned Node (scripts/test/main.ts).
import { bootstrap, rootDir } from './bootstrap.mjs';
import { delimiter, dirname, join } from 'node:path';
import { runChild } from './lib/run-child.mjs';

const node = bootstrap();
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
const main = join(rootDir, 'scripts/test/main.ts');
process.exitCode = await runChild(node, [main, ...process.argv.slice(2)], { cwd: rootDir, env });
