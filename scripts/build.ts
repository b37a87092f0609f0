// Builds the web app into apps/web/dist. With --if-stale only when a source of it has changed since
// the last build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exclusively } from './lib/exclusive.ts';
import { hashBuildInputs } from './lib/web-build-hash.ts';
import { rootDir } from './lib/workspaces.ts';

const distDir = join(rootDir, 'apps/web/dist');
const hashPath = join(distDir, '.build-hash');

function isCurrent(hash: string): boolean {
  return existsSync(hashPath) && readFileSync(hashPath, 'utf8').trim() === hash;
}

/** Builds what browsers load, then what the server draws first pages with. */
function runVite(): number {
  return viteBuild() || viteBuild('--ssr', 'src/app/draw-page.tsx');
}

function viteBuild(...flags: string[]): number {
  const vite = join(rootDir, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', 'apps/web', '--logLevel', 'warn', ...flags];
  const result = spawnSync(process.execPath, args, {
    cwd: rootDir,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return result.status ?? 1;
}

async function build(ifStale: boolean): Promise<number> {
  // Hashed before building: a source that changes meanwhile leaves the build stale, as it should.
  const hash = hashBuildInputs(rootDir);
  if (ifStale && isCurrent(hash)) return 0;
  console.error('Building the web app ...');
  const startedMs = performance.now();
  const exitCode = runVite();
  if (exitCode !== 0) {
    console.error(`The web build failed (exit ${exitCode}); see the lines above.`);
    return exitCode;
  }
  writeFileSync(hashPath, `${hash}\n`);
  console.error(`Web app built in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`);
  return 0;
}

const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean', default: false } } });
process.exitCode = await exclusively(join(rootDir, '.cache/web-build.lock'), () =>
  build(values['if-stale']),
);
