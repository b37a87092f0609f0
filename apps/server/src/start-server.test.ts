import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@pavilion/client/client';
import { eventList } from '@pavilion/contracts';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import {
  alphaHost,
  engineTimeoutMs,
  startPostgres,
  startTestServer,
  type TestServer,
} from '@pavilion/test-kit';
import { startServer } from './start-server.ts';

const hourMs = 60 * 60_000;

describe('a server of the demo', { timeout: engineTimeoutMs }, () => {
  let databaseUrl: string;
  let database: Database;
  /** Makes the sites, and holds the clock. */
  let prepared: TestServer;
  beforeAll(async () => {
    databaseUrl = await (await startPostgres()).createDatabase();
    database = await openDatabase({ databaseUrl });
    await migrate(database);
    prepared = await startTestServer({ database });
  }, engineTimeoutMs);
  afterAll(async () => {
    await prepared.close();
    await database.close();
  });

  /** The matches that the very first visitor sees, and how many the database holds by then. */
  async function atFirstSight() {
    const { config, clock } = prepared.context;
    const running = await startServer({ ...config, databaseUrl, seedDemo: true }, { clock });
    try {
      const call = createClient({ baseUrl: running.url, fetch });
      const { value } = await call(eventList, { domain_name: alphaHost, limit: 100 });
      const held = await database.db.selectFrom('events').select('id').execute();
      return { states: new Set(value.map(({ state }) => state)), held: held.length };
    } finally {
      await running.close();
    }
  }
  const underWayAndToCome = new Set(['live', 'upcoming']);

  it('is ready when its matches are on the board, not before', async () => {
    expect((await atFirstSight()).states).toEqual(underWayAndToCome);
  });

  it('leaves what comes into reach to its jobs, so that it starts again at once', async () => {
    const { held } = await atFirstSight();
    prepared.advance(hourMs);
    expect((await atFirstSight()).held).toBe(held);
  });

  it('has matches as well when none is left after it was away', async () => {
    prepared.advance(96 * hourMs);
    expect((await atFirstSight()).states).toEqual(underWayAndToCome);
  });
});
