import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface PgbenchResult {
  perSecond: number;
  /** Mean time of a transaction. */
  meanMs: number;
}

/** Finds pgbench; null where PostgreSQL's client programs are not installed. */
export function findPgbench(): string | null {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).toSorted().toReversed() : [];
  const found = versions
    .map((version) => `${folder}/${version}/bin/pgbench`)
    .find((path) => existsSync(path));
  if (found) return found;
  return spawnSync('pgbench', ['--version']).status === 0 ? 'pgbench' : null;
}

/**
 * Runs one script, a transaction, from so many clients for so long, prepared; `variables` are
 * pgbench's `-D`.
 */
export async function runPgbench(
  program: string,
  url: string,
  script: string,
  options: { clients: number; seconds: number; variables?: Readonly<Record<string, string>> },
): Promise<PgbenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-pgbench-'));
  try {
    const file = join(folder, 'script.sql');
    writeFileSync(file, script);
    const variables = Object.entries(options.variables ?? {}).flatMap(([name, value]) => [
      '-D',
      `${name}=${value}`,
    ]);
    const load = ['-j', '2', '-c', `${options.clients}`, '-T', `${options.seconds}`];
    const flags = ['-n', '-M', 'prepared', ...load, ...variables, '-f', file, url];
    const { stdout } = await promisify(execFile)(program, flags);
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    const mean = /latency average = ([\d.]+) ms/.exec(stdout)?.[1];
    if (!rate || !mean) throw new Error(`pgbench: ${stdout}`);
    return { perSecond: Number(rate), meanMs: Number(mean) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
