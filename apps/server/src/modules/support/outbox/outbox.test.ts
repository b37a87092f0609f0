import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signup, tacRequestLogin, tacVerify } from '@pavilion/contracts';
import {
  describeServer,
  newPerson,
  startSmtpServer,
  startTestServer,
  type SmtpTestServer,
  type TestServer,
} from '@pavilion/test-kit';
import { MessageRefused, type OutboxDraft } from './message.ts';
import { queueMessage, sendDueMessages } from './index.ts';
import { createSenders, type Senders } from './senders.ts';

const draft = {
  playerId: null,
  channel: 'mail',
  kind: 'tac.reset',
  language: 'en-US',
  subject: 'Your code',
  text: 'Your code is 123456',
  code: '123456',
} as const;
let made = 0;

describeServer('the outbox', (start) => {
  let server: TestServer;
  let smtp: SmtpTestServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    const senders = {
      smtpUrl: smtp.url(),
      mailFrom: 'no-reply@pavilion.test',
      smsWebhookUrl: 'https://sms.test/send',
      smsWebhookSecret: 'a shared secret of the provider',
    };
    server = await start({ config: { senders } });
    return () => smtp.close();
  });
  beforeEach(() => {
    smtp.answers = {};
    smtp.mails.length = 0;
  });
  // A test that leaves a message behind would send it in the next.
  afterEach(() => server.context.database.db.deleteFrom('outbox_messages').execute());

  /** Puts a message into the outbox; gives its account. */
  async function queue(more: Partial<OutboxDraft> = {}): Promise<string> {
    made += 1;
    const accountId = `person${made}`;
    const recipient = `${accountId}@example.com`;
    const { context } = server;
    await queueMessage(context.database.db, context, {
      ...draft,
      siteId: server.sites.alpha,
      accountId,
      recipient,
      ...more,
    });
    return accountId;
  }
  const stateOf = async (accountId: string) => {
    const row = await server.context.database.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const waitMs =
      row.next_attempt_at && row.next_attempt_at.getTime() - server.context.clock.now().getTime();
    return { ...row, waitMs };
  };

  it('hands a message over and forgets what it said', async () => {
    const accountId = await queue();
    await sendDueMessages(server.context);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.text).toContain('Your code is 123456');
    expect(await stateOf(accountId)).toMatchObject({ status: 'sent', text: '', code: null });
    await sendDueMessages(server.context);
    expect(smtp.mails).toHaveLength(1);
  });

  it('draws a mail as its site looks, in its language, when it is sent', async () => {
    await queue({ language: 'ru' });
    await sendDueMessages(server.context);
    const mail = smtp.mails[0]?.text.replace(/=\n/g, '').replaceAll('=3D', '=') ?? '';
    expect(mail).toContain('multipart/alternative');
    expect(mail).toContain('<html lang="ru" dir="ltr">');
    expect(mail).toMatch(/>123456<\/td>/);
    const icon = new URL(/<img src="([^"]+)"/.exec(mail)?.[1] ?? '');
    const { headers } = await server.app.inject({
      url: icon.pathname,
      headers: { host: 'alpha.test' },
    });
    expect(icon.hostname).toBe('alpha.test');
    // Mails are read on pages of others.
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('tries again with growing pauses while the server cannot take it, and gives up after six attempts with the reason', async () => {
    smtp.answers = { RCPT: '451 4.7.1 Greylisted' };
    const accountId = await queue();
    for (const waitMs of [5000, 10_000, 20_000, 40_000, 80_000]) {
      await sendDueMessages(server.context);
      expect(await stateOf(accountId)).toMatchObject({
        status: 'pending',
        waitMs,
        code: '123456',
        last_error: expect.stringContaining('451 4.7.1 Greylisted'),
      });
      server.advance(waitMs - 1);
      const { attempts } = await stateOf(accountId);
      await sendDueMessages(server.context);
      expect((await stateOf(accountId)).attempts).toBe(attempts);
      server.advance(1);
    }
    await sendDueMessages(server.context);
    expect(await stateOf(accountId)).toMatchObject({
      status: 'failed',
      attempts: 6,
      next_attempt_at: null,
      text: '',
      code: null,
    });
  });

  it('sends it the second time when the server takes it then', async () => {
    smtp.answers = { BODY: '451 4.3.0 Try later' };
    const accountId = await queue();
    await sendDueMessages(server.context);
    smtp.answers = {};
    server.advance(5000);
    await sendDueMessages(server.context);
    expect(await stateOf(accountId)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(smtp.mails).toHaveLength(1);
  });

  it('gives up at once what the server will never take, and sends the others', async () => {
    smtp.answers = { RCPT: '550 5.1.1 No such user' };
    const [bad, good] = [
      await queue(),
      await queue({ channel: 'sms', recipient: '+639171234567' }),
    ];
    const sent: string[] = [];
    const senders: Senders = {
      ...createSenders(server.context.config.senders),
      sms: { send: async ({ recipient }) => void sent.push(recipient) },
    };
    await sendDueMessages(server.context, senders);
    expect(await stateOf(bad)).toMatchObject({
      status: 'failed',
      attempts: 1,
      last_error: expect.stringContaining('550 5.1.1 No such user'),
    });
    expect(await stateOf(good)).toMatchObject({ status: 'sent' });
    expect(sent).toEqual(['+639171234567']);
  });

  it('keeps the reason of an SMS provider that refuses or does not answer', async () => {
    const sms = (accountId: string) => queue({ channel: 'sms', accountId, recipient: '+63' });
    await Promise.all([sms('refused'), sms('silent')]);
    const send = async ({ accountId }: { accountId: string }) => {
      if (accountId === 'refused') throw new MessageRefused('the SMS provider answered 422');
      throw new Error('the SMS provider: no answer in time');
    };
    await sendDueMessages(server.context, { mail: null, sms: { send } });
    expect(await stateOf('refused')).toMatchObject({ status: 'failed' });
    expect(await stateOf('silent')).toMatchObject({
      status: 'pending',
      last_error: 'the SMS provider: no answer in time',
    });
  });

  it('is worked off by several processes without sending a message twice', async () => {
    await Promise.all(Array.from({ length: 30 }, () => queue()));
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 4 }, () => sendDueMessages(server.context)));
    }
    const recipients = smtp.mails.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(30);
    expect(new Set(recipients).size).toBe(30);
  });

  it('is not lost by a process that died while sending: another one sends it after a minute', async () => {
    const accountId = await queue();
    const dead = Promise.withResolvers<void>();
    const hanging = sendDueMessages(server.context, {
      mail: { send: () => dead.promise },
      sms: null,
    });
    await expect.poll(async () => (await stateOf(accountId)).attempts).toBe(1);
    await sendDueMessages(server.context);
    expect(smtp.mails).toHaveLength(0);
    server.advance(60_000);
    await sendDueMessages(server.context);
    expect(smtp.mails).toHaveLength(1);
    dead.resolve();
    await hanging;
  });

  it('forgets a code when its time is over, and does not send it any more', async () => {
    smtp.answers = { RCPT: '451 4.7.1 Greylisted' };
    const { clock } = server.context;
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const accountId = await queue({ expiresAt });
    await sendDueMessages(server.context);
    smtp.answers = {};
    server.advance(59_999);
    await server.runJob('forget-codes');
    expect(await stateOf(accountId)).toMatchObject({ status: 'pending', code: '123456' });
    server.advance(1);
    await sendDueMessages(server.context);
    await server.runJob('forget-codes');
    expect(smtp.mails).toEqual([]);
    expect(await stateOf(accountId)).toMatchObject({
      status: 'failed',
      text: '',
      code: null,
      last_error: 'the code ended before it could be sent',
    });
  });

  it('is kept for ninety days', async () => {
    const accountId = await queue();
    server.advance(89 * 24 * 3_600_000);
    await server.runJob('prune-records');
    await stateOf(accountId);
    server.advance(2 * 24 * 3_600_000);
    await server.runJob('prune-records');
    await expect(stateOf(accountId)).rejects.toThrow('no result');
  });

  it('goes with the transaction that wrote it', async () => {
    const { context } = server;
    const failed = context.database.db.transaction().execute(async (trx) => {
      await queueMessage(trx, context, {
        ...draft,
        siteId: server.sites.alpha,
        accountId: 'ghost',
        recipient: 'ghost@example.com',
      });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await sendDueMessages(context);
    expect(smtp.mails).toEqual([]);
  });
});

describeServer('codes in the outbox', (start) => {
  it('are listed while they live, and gone once used or too old', async () => {
    const server = await start();
    const person = newPerson();
    const list = async () => {
      const url = `/dev/outbox?to=${person.account_id}`;
      const answer = await server.app.inject({ url, headers: { host: 'alpha.test' } });
      return answer.json<{ value: Array<{ kind: string; code: string | null }> }>().value;
    };
    const stored = async () => {
      const rows = await server.context.database.db
        .selectFrom('outbox_messages')
        .select(['text', 'code'])
        .execute();
      return rows.map(({ text, code }) => `${text} ${code}`).join('\n');
    };
    await server.call(signup, person);
    const tac = await server.outboxCode(person.account_id);
    expect(await list()).toMatchObject([{ kind: 'tac.register', code: tac }]);
    await server.call(tacVerify, { ...person, tac });
    expect(await list()).toEqual([]);
    expect(await stored()).not.toContain(tac);
    await server.call(tacRequestLogin, person);
    const second = await server.outboxCode(person.account_id);
    expect(await list()).toMatchObject([{ kind: 'tac.login', code: second }]);
    server.advance(5 * 60_000);
    expect(await list()).toEqual([]);
    await server.runJob('forget-codes');
    expect(await stored()).not.toContain(second);
  });
});

describeServer('the outbox in a browser', (start) => {
  it('shows a mail in a frame that runs nothing, beside its text', async () => {
    const { app, context, sites } = await start();
    await queueMessage(context.database.db, context, {
      ...draft,
      siteId: sites.alpha,
      accountId: 'ana',
      recipient: 'ana@example.com',
      text: 'Your code is 123456. </pre><script>',
    });
    const headers = { host: 'alpha.test', accept: 'text/html,*/*;q=0.8' };
    const answer = await app.inject({ url: '/dev/outbox?to=ana', headers });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/);
    expect(answer.body).toContain('<iframe sandbox="" title="Your code" srcdoc="&lt;!doctype');
    expect(answer.body).toContain('Your code is 123456. &lt;/pre&gt;&lt;script&gt;</pre>');
    expect(answer.body).not.toContain('<script');
  });
});

describe('in production', () => {
  it('nobody reads the outbox, and metrics need their token', async () => {
    const production = await startTestServer({
      config: {
        mode: 'production',
        isProduction: true,
        operations: { port: null, metricsToken: 'metrics-token' },
      },
    });
    const get = (url: string, headers = {}) =>
      production.app.inject({ url, headers: { host: 'alpha.test', ...headers } });
    expect((await get('/dev/outbox?to=x')).statusCode).toBe(404);
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer metrics-token' })).statusCode).toBe(200);
    expect((await get('/api/docs')).statusCode).toBe(404);
    await production.close();
  });
});
