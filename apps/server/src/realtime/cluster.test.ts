import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { CallFailure } from '@pavilion/client/call-failure';
import { checkStatus, logout, startup, type ServerMessage } from '@pavilion/contracts';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import {
  alphaHost,
  engineTimeoutMs,
  startPostgres,
  startTestServer,
  type TestServer,
} from '@pavilion/test-kit';
import { changeTheme } from '../modules/site/sites/index.ts';

/** Two servers on one PostgreSQL share sessions, events and sites by nothing but the database. */
describe('two processes on one database', { timeout: engineTimeoutMs }, () => {
  const databases: Database[] = [];
  let one: TestServer;
  let two: TestServer;

  beforeAll(async () => {
    const databaseUrl = await (await startPostgres()).createDatabase();
    for (let count = 0; count < 2; count += 1)
      databases.push(await openDatabase({ databaseUrl, poolSize: 4 }));
    const [first, second] = databases as [Database, Database];
    await migrate(first);
    one = await startTestServer({ database: first });
    two = await startTestServer({ database: second });
  }, engineTimeoutMs);
  afterAll(async () => {
    await Promise.all([one?.close(), two?.close()]);
    await Promise.all(databases.map((database) => database.close()));
  });

  it("know each other's sessions, and hear when one ends", async () => {
    const player = await one.signUpPlayer();
    const status = () =>
      two.call(checkStatus, player.me).then(
        () => 'OK',
        (error: CallFailure) => error.code,
      );
    expect(await status()).toBe('OK');
    await one.call(logout, player.me);
    await expect.poll(status, { timeout: 20_000 }).toBe('sessionExpired');
  });

  it('tell events of one at the sockets of the other, without gap, in order, once', async () => {
    const player = await one.signUpPlayer();
    const url = `${(await two.listen()).replace('http', 'ws')}/ws`;
    const socket = new WebSocket(url, { headers: { host: alphaHost } });
    const heard: ServerMessage[] = [];
    socket.on('message', (data: Buffer) =>
      heard.push(JSON.parse(data.toString('utf8')) as ServerMessage),
    );
    await once(socket, 'open');
    socket.send(
      JSON.stringify({
        type: 'hello',
        account_id: player.accountId,
        auth: player.token,
        topics: ['inbox'],
      }),
    );
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1);
    const sent = Array.from({ length: 60 }, (_, index) => `item-${index}`);
    await Promise.all(
      sent.map((inbox_id, index) => {
        const { context } = index % 2 === 0 ? one : two;
        return context.publisher.publish(context.database.db, {
          siteId: player.siteId,
          playerId: player.id,
          topic: 'inbox',
          name: 'inbox.received',
          data: { inbox_id },
        });
      }),
    );
    const events = () => heard.filter((message) => message.type === 'event');
    await expect.poll(() => events().length, { timeout: 20_000 }).toBe(60);
    expect(new Set(events().map((event) => (event.data as { inbox_id: string }).inbox_id))).toEqual(
      new Set(sent),
    );
    const numbers = events().map((event) => event.seq ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    socket.terminate();
  });

  it('show a change of theme made by the other', async () => {
    const site = one.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    await changeTheme(one.context, 'test', site, { themeCode: 'slot1', themeColour: 'mint' });
    const theme = async () => (await two.call(startup, {})).site?.theme_color;
    await expect.poll(theme, { timeout: 20_000 }).toBe('mint');
  });
});
