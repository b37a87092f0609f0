// run-pinned.mjs <file.ts> [arguments]: runs a file on the Node that the lockfile pins.
import { bootstrap, rootDir } from './bootstrap.mjs';
import { delimiter, dirname, resolve } from 'node:path';
import { runChild } from './lib/run-child.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: node scripts/run-pinned.mjs <file> [arguments]\n');
  process.exit(2);
}
const node = bootstrap();
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
process.exitCode = await runChild(node, [resolve(rootDir, file), ...args], { env });
