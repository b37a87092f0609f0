import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marquee } from '@pavilion/contracts';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import {
  engineTimeoutMs,
  startPostgres,
  startTestServer,
  type TestServer,
} from '@pavilion/test-kit';
import { openDatabaseLine, type DatabaseLine } from '../testing/database-line.ts';

describe('a database that is away', { timeout: engineTimeoutMs }, () => {
  let line: DatabaseLine;
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    line = await openDatabaseLine(await (await startPostgres()).createDatabase());
    database = await openDatabase({ databaseUrl: line.url, poolSize: 3 });
    await migrate(database);
    const webDistDir = join(import.meta.dirname, 'no-build');
    server = await startTestServer({ database, config: { webDistDir } });
  }, engineTimeoutMs);
  afterAll(async () => {
    await line.mend();
    await server.close();
    await database.close();
    await line.close();
  });

  const call = async (): Promise<string> => {
    const answer = await server.fetch(`http://alpha.test${marquee.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { message } = (await answer.json()) as { message: string };
    return `${answer.status} ${message} ${answer.headers.get('retry-after')}`;
  };
  let asked = 0;
  const page = async () => {
    const answer = await server.fetch(`http://alpha.test/faqs?asked=${(asked += 1)}`);
    const { headers } = answer;
    return {
      told: `${answer.status} ${headers.get('content-type')} ${headers.get('retry-after')}`,
      text: await answer.text(),
    };
  };
  const away = '503 serviceUnavailable 1';

  it('answers 503 with the time to come back, pages too, and is well again by itself', async () => {
    expect(await call()).toBe('200 OK null');
    await line.cut();
    // Connections that broke, and then such that are refused.
    for (let count = 0; count < 6; count += 1) expect(await call()).toBe(away);
    const { told, text } = await page();
    expect(told).toBe('503 text/html; charset=utf-8 1');
    expect(text).toContain('temporarily unavailable');
    expect(await server.fetch('http://alpha.test/readyz').then(({ status }) => status)).toBe(503);
    await line.mend();
    await expect.poll(call, { timeout: 20_000 }).toBe('200 OK null');
  });

  it('holds no request longer than five seconds when it is frozen', async () => {
    expect(await call()).toBe('200 OK null');
    line.freeze();
    const startedMs = performance.now();
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, call),
      page().then(({ told }) => told),
    ]);
    expect(performance.now() - startedMs).toBeLessThan(5300);
    expect(new Set(answers)).toEqual(new Set([away, '503 text/html; charset=utf-8 1']));
    await line.mend();
    await expect.poll(call, { timeout: 20_000 }).toBe('200 OK null');
  });
});
