// Finds the Chromium that journeys, gallery and bench drive, and installs one where that is
// possible. Run directly, it prints the path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { rootDir } from './lib/workspaces.ts';

/** The same browser without its window: a journey takes three fifths of the time in it. */
const SHELL_PATH = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  SHELL_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Of these paths the first that is an executable file, or undefined. */
export function firstProgram(paths: readonly string[]): string | undefined {
  return paths.find(isProgram);
}

function playwrightPath(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    return []; // a platform for which Playwright ships no browser
  }
}

function findInstalled(): string | undefined {
  return firstProgram([...SYSTEM_PATHS, ...playwrightPath()]);
}

const mayUseApt = (): boolean => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');

type Attempt = { readonly title: string; readonly commands: readonly (readonly string[])[] };

/** A machine without a network says so soon. */
const aptInstall = ['apt-get', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
const installShell = [
  ...aptInstall,
  'install',
  '-y',
  '-qq',
  '--no-install-recommends',
  'chromium-headless-shell',
];

/** The lists of packages may be there; they are fetched where they are not. */
const shellAttempts: readonly Attempt[] = [
  { title: 'apt-get install chromium-headless-shell', commands: [installShell] },
  {
    title: 'apt-get update and install chromium-headless-shell',
    commands: [[...aptInstall, 'update', '-qq'], installShell],
  },
];

/** Installs the shell where that is possible. Without it another Chromium does. */
function tryShell(): void {
  if (firstProgram([SHELL_PATH]) !== undefined || !mayUseApt()) return;
  for (const attempt of shellAttempts) {
    console.error(`No headless shell found; trying ${attempt.title} ...`);
    if (tryInstall(attempt) === undefined) return;
  }
}

function installAttempts(): Attempt[] {
  const cli = join(rootDir, 'node_modules/@playwright/test/cli.js');
  const playwright = {
    title: 'playwright install chromium',
    commands: [[process.execPath, cli, 'install', 'chromium']],
  };
  const apt = {
    title: 'apt-get install chromium',
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  };
  return mayUseApt() ? [playwright, apt] : [playwright];
}

/** Runs an attempt quietly; gives what it said when it failed. */
function tryInstall({ commands }: Attempt): string | undefined {
  for (const [command = '', ...args] of commands) {
    const result = spawnSync(command, args, {
      encoding: 'utf8',
      timeout: 5 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (result.status !== 0) {
      const said = `${result.stderr ?? ''}${result.stdout ?? ''}`.trim().split('\n');
      return result.error?.message ?? (said.at(-1) || `exit ${result.status ?? result.signal}`);
    }
  }
  return undefined;
}

/**
 * Path of a Chromium: CHROMIUM_PATH, then the machine's own (its headless shell first), then
 * Playwright's; else it is installed. Rejects with a message that says what was tried.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not an executable file`);
  }
  tryShell();
  const failures: string[] = [];
  for (const attempt of [undefined, ...installAttempts()]) {
    if (attempt !== undefined) {
      console.error(`No Chromium found; trying ${attempt.title} ...`);
      const failure = tryInstall(attempt);
      if (failure !== undefined) failures.push(`${attempt.title}: ${failure}`);
    }
    const found = findInstalled();
    if (found !== undefined) return found;
  }
  throw new Error(
    'A Chromium browser is missing, which the browser journeys need. ' +
      'Install one (for example "apt-get install chromium") or set CHROMIUM_PATH to its program.\n' +
      failures.map((failure) => `  tried ${failure}`).join('\n'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
