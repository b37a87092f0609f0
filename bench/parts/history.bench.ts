import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { drive, type LoadResult } from '../lib/load.ts';
import { residentMiB, whileWatching } from '../lib/memory.ts';
import { findPgbench, runPgbench } from '../lib/pgbench.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess, type ServerProcess } from '../lib/server-process.ts';
import { prepareBets, type BenchPlayer, type PreparedBets } from './bets-prepare.ts';
import { durableFlags } from './bets.bench.ts';
import { addMovements } from '@pavilion/ledger/testing/many-movements';

const movementCount = 1_000_000;
const pageRows = 50;
const deepPage = 10_000;
const connections = 8;
const memoryMaxMiB = 100;
const limits = { REQUESTS_PER_MINUTE: '10000000' };

/**
 * Pages of a player's history with a million movements behind it, first and 10,000th, and all of it
 * as one file, on both engines.
 */
export async function benchHistory(options: BenchOptions): Promise<Figure[]> {
  return [...(await benchOnPglite(options)), ...(await benchOnPostgres(options))];
}

async function benchOnPglite({ seconds }: BenchOptions): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-bench-data-'));
  try {
    return await measure('PGlite', { DATA_DIR: dataDir }, { dataDir }, seconds);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchOnPostgres({ seconds }: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const environment = { DATABASE_URL: postgres.url };
    const figures = await measure(
      'PostgreSQL',
      environment,
      { databaseUrl: postgres.url },
      seconds,
    );
    const program = findPgbench();
    if (!program) return figures;
    const pages = [0, (deepPage - 1) * pageRows];
    for (const [index, rowsBefore] of pages.entries()) {
      const script = pageScript(rowsBefore);
      const load = { clients: connections, seconds };
      const { perSecond } = await runPgbench(program, postgres.url, script, load);
      const figure = figures[index];
      if (figure) figure.baseline = { name: 'pgbench, same SQL', value: perSecond };
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

async function measure(
  engine: string,
  environment: Record<string, string>,
  database: { dataDir?: string; databaseUrl?: string },
  seconds: number,
): Promise<Figure[]> {
  await fillDatabase(environment);
  const prepared = await prepareBets(database);
  const [player] = prepared.players;
  if (!player) throw new Error('the bench has no player');
  await addMovements(database, player.id, movementCount);
  const server = await startServerProcess({ ...limits, ...environment });
  try {
    const newest = movementCount + 2;
    const deep = newest - (deepPage - 1) * pageRows;
    return [
      await benchPage(server, prepared, { name: `first page, ${engine}`, seconds }),
      await benchPage(server, prepared, {
        name: `page ${deepPage.toLocaleString('en')}, ${engine}`,
        cursor: `cash.${prepared.target.currency}.${deep}`,
        seconds,
      }),
      await benchFile(server, prepared.host, player, engine),
    ];
  } finally {
    await server.stop();
  }
}

async function benchPage(
  { origin }: ServerProcess,
  { host, players: [player] }: PreparedBets,
  page: { name: string; cursor?: string; seconds: number },
): Promise<Figure> {
  const body = JSON.stringify({
    account_id: player?.accountId,
    auth: player?.token,
    limit: pageRows,
    cursor: page.cursor,
  });
  const request = { path: '/api/history/transaction_list', headers: { host }, body };
  const result: LoadResult = await drive(origin, request, { connections, seconds: page.seconds });
  if (result.failures > 0) throw new Error(`${result.failures} pages were not answered`);
  return {
    name: `pages of ${pageRows} rows per second, a million behind: ${page.name}`,
    value: result.perSecond,
    unit: 'pages/s',
    detail: { connections, p50Ms: result.p50Ms, p99Ms: result.p99Ms },
  };
}

async function benchFile(
  { origin, pid }: ServerProcess,
  host: string,
  player: BenchPlayer,
  engine: string,
): Promise<Figure> {
  const idleMiB = residentMiB(pid);
  let lines = 0;
  const { peakMiB, seconds } = await whileWatching(pid, async () => {
    const response = await fetch(`${origin}/api/history/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        account_id: player.accountId,
        auth: player.token,
        domain_name: host,
        what: 'transactions',
      }),
    });
    if (!response.ok || !response.body) throw new Error(`the file answered ${response.status}`);
    for await (const piece of response.body) lines += Buffer.from(piece).filter(isLineEnd).length;
  });
  if (lines <= movementCount) throw new Error(`the file has only ${lines} lines`);
  return {
    name: `memory above idle for a file of ${lines.toLocaleString('en')} lines, ${engine}`,
    value: peakMiB - idleMiB,
    unit: 'MiB',
    aim: `below ${memoryMaxMiB} MiB`,
    isMet: peakMiB - idleMiB < memoryMaxMiB,
    detail: { seconds: Math.round(seconds), idleMiB: Math.round(idleMiB) },
  };
}

const isLineEnd = (byte: number): boolean => byte === 10;

/** What a page of the player's cash is read with. */
const pageScript = (rowsBefore: number): string => `
select e.journal_id, e.seq, j.kind, e.amount, e.balance_after, e.account_version, j.ref,
  j.created_at
  from ledger_entries e
  join ledger_journals j on j.id = e.journal_id
 where e.account_id = (
         select a.id from ledger_accounts a
          where a.owner_type = 'player' and a.owner_id = (select id from bench_players where n = 1)
            and a.kind = 'cash')
   and e.account_version < ${movementCount + 2 - rowsBefore}
 order by e.account_version desc limit ${pageRows + 1};
`;
