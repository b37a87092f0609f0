import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the script needs to know of the prepared database. */
export interface BetTarget {
  siteId: string;
  currency: string;
  selectionId: string;
  oddsMilli: number;
  players: number;
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

/** Transactions per second of the statement that one bet costs the server, sent by pgbench. */
export function runPgbench(
  program: string,
  url: string,
  target: BetTarget,
  options: { clients: number; seconds: number },
): number {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-pgbench-'));
  try {
    const file = join(folder, 'bet.sql');
    writeFileSync(file, script(target));
    const result = spawnSync(
      program,
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        `${options.clients}`,
        '-j',
        '2',
        '-T',
        `${options.seconds}`,
        '-f',
        file,
        url,
      ],
      { encoding: 'utf8' },
    );
    const rate = /tps = ([\d.]+)/.exec(result.stdout)?.[1];
    if (result.status !== 0 || !rate) throw new Error(`pgbench: ${result.stderr}${result.stdout}`);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The one statement of bet_place. What the server does besides (telling other tabs, gathered over all players, and
 * numbering that) is left out: the baseline is the bet alone.
 */
function script({ siteId, currency, selectionId, oddsMilli, players }: BetTarget): string {
  const line = `jsonb_build_array(jsonb_build_object('bet_id', gen_random_uuid(), 'selection_id', '${selectionId}', 'odds_milli', ${oddsMilli}, 'stake_minor', 100))`;
  return `\\set n random(1, ${players})
select place_slip('${siteId}', (select id from bench_players where n = :n), gen_random_uuid(), gen_random_uuid(), '\\x00'::bytea, '${currency}', 'any', ${line}, 1, false, now());
`;
}
