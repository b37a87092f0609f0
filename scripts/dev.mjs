// npm run dev: the server, restarted on changes, and the Vite development server in front of it.
// Either one ending ends both. With `-- --gallery` also the gallery of templates and parts
// (tests/gallery).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootstrap, rootDir } from './bootstrap.mjs';
import { exitCodeOf } from './lib/run-child.mjs';

const node = bootstrap();
const children = new Map();
let stopping = false;

function stopAll(signal) {
  stopping = true;
  for (const child of children.values()) child.kill(signal);
}

function startPart(name, args) {
  const child = spawn(node, args, { cwd: rootDir, stdio: ['ignore', 'pipe', 'pipe'] });
  children.set(name, child);
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: source }).on('line', (line) => target.write(`[${name}] ${line}\n`));
  }
  child.once('exit', (code, signal) => {
    children.delete(name);
    if (stopping) return;
    process.exitCode = exitCodeOf(code, signal);
    process.stderr.write(`[dev] ${name} ended; stopping the rest.\n`);
    stopAll('SIGTERM');
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
startPart('server', [
  '--watch',
  '--watch-preserve-output',
  join(rootDir, 'apps/server/src/main.ts'),
]);
startPart('web', [join(rootDir, 'node_modules/vite/bin/vite.js'), 'apps/web']);
if (process.argv.includes('--gallery')) {
  const config = join(rootDir, 'tests/gallery/vite.config.ts');
  startPart('gallery', [join(rootDir, 'node_modules/vite/bin/vite.js'), '--config', config]);
}
