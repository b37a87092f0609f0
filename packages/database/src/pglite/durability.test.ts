import { fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineTimeoutMs } from '@pavilion/test-kit/engines';
import { freshPglite } from '@pavilion/test-kit/pglite';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { openDatabase } from '../open-database.ts';
import { DataDirLockedError } from './folder-lock.ts';

const writer = fileURLToPath(new URL('../testing/row-writer.ts', import.meta.url));

/** Starts the writer and waits until it has acknowledged `rows` rows; gives the last one. */
function writeUntil(child: ChildProcess, rows: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let seen = 0;
    child.on('message', (id: number) => {
      seen += 1;
      if (seen === rows) resolve(id);
    });
    child.once('exit', (code) => reject(new Error(`the writer ended with ${code}`)));
  });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('exit', () => resolve()));

describe('the data folder of the embedded engine', { timeout: engineTimeoutMs }, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await temporaryFolder('data');
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('belongs to one process, whose number the refusal names', async () => {
    const child = fork(writer, [dataDir]);
    await writeUntil(child, 1);
    const error = await openDatabase({ dataDir }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DataDirLockedError);
    expect((error as DataDirLockedError).holderPid).toBe(child.pid);
    expect((error as Error).message).toContain(`process ${child.pid}`);
    const gone = ended(child);
    child.kill('SIGKILL');
    await gone;
  });

  it('keeps every acknowledged row through kills at any moment, and its lock dies with the holder', async () => {
    let acknowledged = 0;
    for (const rows of [3, 40, 11, 90]) {
      const child = fork(writer, [dataDir]);
      acknowledged = await writeUntil(child, rows);
      const gone = ended(child);
      child.kill('SIGKILL');
      await gone;
      const database = await openDatabase({ dataDir });
      const { rows: found } = await sql<{ count: bigint; newest: number }>`
        select count(*), max(id) as newest from written`.execute(database.db);
      expect(found[0]?.newest).toBeGreaterThanOrEqual(acknowledged);
      expect(found[0]?.count).toBe(BigInt(found[0]?.newest ?? -1));
      await database.close();
    }
  });

  it('is free again after close, within one process too', async () => {
    const database = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataDirLockedError);
    await database.close();
    const again = await openDatabase({ dataDir });
    expect(await again.ping()).toBe(true);
    await again.close();
    expect(await again.ping()).toBe(false);
  });

  it('copies a database by its dump', async () => {
    const original = await openDatabase({ dataDir });
    const snapshot = await original.embedded?.dump();
    await original.close();
    const copy = await openDatabase({ ...(snapshot ? { snapshot } : {}) });
    const { rows } = await sql<{
      found: boolean;
    }>`select count(*) > 0 as found from written`.execute(copy.db);
    expect(rows).toEqual([{ found: true }]);
    await copy.close();
  });
});

describe('the event loop', { timeout: engineTimeoutMs }, () => {
  it('stays free while the embedded engine works', async () => {
    const database = await freshPglite();
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await sql`select count(*) from generate_series(1, 3000000)`.execute(database.db);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
    await database.close();
  });
});

describe('direct access for the job queue', { timeout: engineTimeoutMs }, () => {
  it('runs several statements in one call and leaves no failed transaction behind', async () => {
    const database = await freshPglite();
    const { embedded } = database;
    const results = await embedded?.exec(
      'create table work_items (id int); insert into work_items values (1) returning id',
    );
    expect(results?.at(-1)?.rows).toEqual([{ id: 1 }]);
    await expect(
      embedded?.exec('begin; insert into work_items values (2); select 1 / 0; commit'),
    ).rejects.toThrow();
    expect((await embedded?.query('select id from work_items where id = $1', [2]))?.rows).toEqual(
      [],
    );
    await database.close();
  });
});
