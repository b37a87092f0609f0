import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase, type Database } from '@pavilion/database';
import {
  engineTimeoutMs,
  startPostgres,
  startSmtpServer,
  startTestServer,
  type SmtpTestServer,
  type TestServer,
} from '@pavilion/test-kit';
import { freePort } from '@pavilion/test-kit/postgres/free-port';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { originOf } from '../../../testing/kill-world.ts';
import { killProgram, startProgram } from '../../../testing/sandbox-world.ts';
import { queueMessage, sendDueMessages } from './index.ts';

const mailCount = 200;
/** So many are on their way at once (`send-due.service.ts`): no more may go out twice. */
const lanes = 20;
/**
 * The first line of an answer whose end never comes: the server has the mail, and its client does
 * not know.
 */
const halfAnAnswer = '250-2.0.0 Ok: queued';
const patience = { timeout: 60_000, interval: 20 };

describe('mails of two processes on one database', { timeout: engineTimeoutMs }, () => {
  let folder: string;
  let databaseUrl: string;
  let database: Database;
  let smtp: SmtpTestServer;
  /** This process: it writes the mails, and sends where it is told to. */
  let server: TestServer;
  const platforms: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await temporaryFolder('outbox');
    databaseUrl = await (await startPostgres()).createDatabase();
    database = await openDatabase({ databaseUrl });
    await migrate(database);
    smtp = await startSmtpServer();
    const senders = { smtpUrl: smtp.url(), mailFrom: 'no-reply@pavilion.test' };
    server = await startTestServer({
      database,
      now: new Date(performance.timeOrigin + performance.now()),
      config: { senders: { ...senders, smsWebhookUrl: null, smsWebhookSecret: null } },
    });
  }, engineTimeoutMs);
  afterAll(async () => {
    await Promise.all(platforms.map(killProgram));
    await server.close();
    await smtp.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A server as it is deployed, that sends while it leads. */
  async function startPlatform(): Promise<ChildProcess> {
    const port = await freePort();
    const environment = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      APP_SECRET: 'a secret of this test that is long enough for it'.padEnd(64, '!'),
      NODE_ENV: 'test',
      SEED_DEMO: 'false',
      JOBS_ENABLED: 'true',
      SMTP_URL: smtp.url(),
      MAIL_FROM: 'no-reply@pavilion.test',
      HOST: '127.0.0.1',
      PORT: String(port),
    };
    const platform = await startProgram('platform', environment, originOf(port));
    platforms.push(platform);
    return platform;
  }
  const queue = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_one, index) =>
        queueMessage(database.db, server.context, {
          siteId: server.sites.alpha,
          playerId: null,
          accountId: `player${index}`,
          recipient: `player${index}@example.com`,
          channel: 'mail',
          kind: 'security.newDevice',
          language: 'en-US',
          subject: 'News',
          text: 'News',
          code: null,
        }),
      ),
    );
  const states = async (status: 'pending' | 'sent') =>
    (
      await database.db
        .selectFrom('outbox_messages')
        .select('id')
        .where('status', '=', status)
        .execute()
    ).length;
  /** How often each mail came, by its id. */
  const arrivals = (): number[] => {
    const ids = smtp.mails.map(({ text }) => /^message-id: (.*)$/im.exec(text)?.[1] ?? '');
    return [...Map.groupBy(ids, (id) => id).values()].map(({ length }) => length);
  };
  const times = (count: number, each: number) => Array.from({ length: count }, () => each);
  const forgetAll = async () => {
    await database.db.deleteFrom('outbox_messages').execute();
    smtp.mails.length = 0;
  };

  it('arrive once each where both send at the same time', async () => {
    await startPlatform();
    await queue(mailCount);
    await expect.poll(() => smtp.mails.length, patience).toBeGreaterThan(0);
    while ((await states('pending')) > 0) await sendDueMessages(server.context);
    const { values } = await server.context.metrics.senderMessages.get();
    const ours = values.reduce((sum, { value }) => sum + value, 0);
    expect([ours > 0, ours < mailCount]).toEqual([true, true]);
    expect(arrivals()).toEqual(times(mailCount, 1));
  });

  it('arrive all when the one that sends is killed; what was on its way comes again, as the same mail', async () => {
    const [sending] = platforms;
    await startPlatform();
    await forgetAll();
    const acknowledged = 3 * lanes;
    let taken = 0;
    smtp.answers = {
      get BODY() {
        taken += 1;
        return taken > acknowledged ? halfAnAnswer : undefined;
      },
    };
    await queue(mailCount);
    await expect.poll(() => smtp.mails.length, patience).toBe(acknowledged + lanes);
    await killProgram(sending as ChildProcess);
    smtp.answers = {};
    await expect.poll(() => states('sent'), patience).toBe(mailCount - lanes);
    expect(arrivals()).toEqual(times(mailCount, 1));

    // The minute is over for which they were nobody else's.
    await database.db
      .updateTable('outbox_messages')
      .set({ next_attempt_at: server.context.clock.now() })
      .where('status', '=', 'pending')
      .execute();
    await expect.poll(() => states('sent'), patience).toBe(mailCount);
    expect(arrivals().toSorted((a, b) => a - b)).toEqual([
      ...times(mailCount - lanes, 1),
      ...times(lanes, 2),
    ]);
  });
});
