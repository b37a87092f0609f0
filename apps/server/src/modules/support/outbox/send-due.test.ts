import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import type { ServerContext } from '../../../context.ts';
import type { OutboxDraft, OutgoingMessage, Sender } from './message.ts';
import { queueMessage, sendDueMessages } from './index.ts';
import { forgetCodesOf } from './outbox.store.ts';

const leaseMs = 60_000;

describeServer('sending what is due', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    const senders = {
      smtpUrl: 'smtp://127.0.0.1:1',
      mailFrom: 'no-reply@pavilion.test',
      smsWebhookUrl: 'https://sms.test/send',
      smsWebhookSecret: 'a shared secret of the provider',
    };
    server = await start({ config: { senders } });
  });
  beforeEach(() => server.context.database.db.deleteFrom('outbox_messages').execute());

  const queue = (accountId: string, more: Partial<OutboxDraft> = {}): Promise<void> =>
    queueMessage(server.context.database.db, server.context, {
      siteId: server.sites.alpha,
      playerId: null,
      accountId,
      recipient: `${accountId}@example.com`,
      channel: 'mail',
      kind: 'security.newDevice',
      language: 'en-US',
      subject: 'News',
      text: `News for ${accountId}`,
      code: null,
      ...more,
    });
  const stateOf = (accountId: string) =>
    server.context.database.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
  const attemptsOf = async (accountId: string): Promise<number> =>
    (await stateOf(accountId)).attempts;

  it('sends nothing empty: a code forgotten while its attempt failed stays forgotten', async () => {
    const player = await server.signUpPlayer();
    const { id } = await server.context.database.db
      .selectFrom('players')
      .select('id')
      .where('account_id', '=', player.accountId)
      .executeTakeFirstOrThrow();
    await server.context.database.db.deleteFrom('outbox_messages').execute();
    await queue('ana', { playerId: id, text: 'Your code is 123456', code: '123456' });
    const slow = recorder();
    const failing = sendDueMessages(server.context, { mail: slow });
    await expect.poll(() => slow.sent).toEqual(['ana']);
    await forgetCodesOf(server.context.database.db, id);
    slow.end(new Error('451 later'));
    await failing;
    expect(await stateOf('ana')).toMatchObject({ status: 'failed', next_attempt_at: null });
    server.advance(leaseMs);
    const next = recorder('takes');
    await sendDueMessages(server.context, { mail: next });
    expect(next.sent).toEqual([]);
  });

  it('sends nothing again that another process has sent after this one stood still', async () => {
    await queue('ana');
    const still = recorder();
    const late = sendDueMessages(server.context, { mail: still }, AbortSignal.timeout(500));
    await expect.poll(() => still.sent).toEqual(['ana']);
    server.advance(leaseMs);
    const other = recorder('takes');
    await sendDueMessages(server.context, { mail: other });
    still.end(new Error('the connection is gone'));
    await late;
    expect(other.sent).toEqual(['ana']);
    expect(await stateOf('ana')).toMatchObject({ status: 'sent', next_attempt_at: null });
  });

  it('leaves it to the process that has it now', async () => {
    await queue('ana');
    const [first, second] = [recorder(), recorder()];
    const [stopFirst, stopSecond] = [new AbortController(), new AbortController()];
    const one = sendDueMessages(server.context, { mail: first }, stopFirst.signal);
    await expect.poll(() => first.sent).toEqual(['ana']);
    stopFirst.abort();
    server.advance(leaseMs);
    const two = sendDueMessages(server.context, { mail: second }, stopSecond.signal);
    await expect.poll(() => second.sent).toEqual(['ana']);
    stopSecond.abort();
    const { next_attempt_at } = await stateOf('ana');
    first.end(new Error('the connection is gone'));
    await one;
    expect(await stateOf('ana')).toMatchObject({ attempts: 2, next_attempt_at, last_error: null });
    second.end();
    await two;
    expect(await stateOf('ana')).toMatchObject({ status: 'sent' });
  });

  it('lets a mail server that hangs keep neither codes by SMS nor the next mails', async () => {
    await Promise.all([queue('hangs'), queue('sms', { channel: 'sms', recipient: '+63' })]);
    const [mail, sms] = [recorder('hangs at the first'), recorder('takes')];
    const run = sendDueMessages(server.context, { mail, sms });
    await expect.poll(async () => (await stateOf('sms')).status).toBe('sent');
    await queue('next');
    await expect.poll(async () => (await stateOf('next')).status, { timeout: 20_000 }).toBe('sent');
    expect(await stateOf('hangs')).toMatchObject({ status: 'pending', attempts: 1 });
    mail.end();
    await run;
    expect(await stateOf('hangs')).toMatchObject({ status: 'sent' });
  });

  it('begins nothing new when it is told to stop, and ends what it began', async () => {
    await queue('begun');
    const stop = new AbortController();
    const mail = recorder('hangs at the first');
    const run = sendDueMessages(server.context, { mail }, stop.signal);
    await expect.poll(() => mail.sent).toEqual(['begun']);
    stop.abort();
    await queue('not begun');
    mail.end();
    await run;
    expect(await stateOf('begun')).toMatchObject({ status: 'sent' });
    expect(await attemptsOf('not begun')).toBe(0);
  });

  it('sends codes before news that wait longer, and all of both', async () => {
    await Promise.all(Array.from({ length: 50 }, (_one, index) => queue(`news${index}`)));
    server.advance(1);
    await queue('code', { text: 'Your code is 123456', code: '123456' });
    const mail = recorder('takes');
    await sendDueMessages(server.context, { mail });
    expect(mail.sent.indexOf('code')).toBeLessThan(20);
    expect(new Set(mail.sent).size).toBe(51);
    expect(mail.sent).toHaveLength(51);
  });

  it('notes a reason with a sign no text may have', async () => {
    await queue('ana');
    const mail: Sender = { send: () => Promise.reject(new Error('451 bad\u0000luck')) };
    await sendDueMessages(server.context, { mail });
    expect(await stateOf('ana')).toMatchObject({ last_error: '451 badluck', status: 'pending' });
  });

  it.each([
    ['whose look cannot be drawn', { domains: ['no host'] }],
    ['of a site that is gone', null],
    ['of a theme that is gone', { themeCode: 'casino0' }],
  ])('sends a mail %s as text', async (_case, change) => {
    await queue('ana');
    const mail = recorder('takes');
    await sendDueMessages(withSite(server.context, change), { mail });
    expect(mail.messages).toMatchObject([{ text: 'News for ana', html: null }]);
    expect(await stateOf('ana')).toMatchObject({ status: 'sent' });
  });

  it.each(['xx', '', 'de-DE"><b>', 'EN_us'])(
    'draws a mail of the unknown language %j',
    async (language) => {
      await queue('ana', { language });
      const mail = recorder('takes');
      await sendDueMessages(server.context, { mail });
      expect(mail.messages[0]?.html).toContain('News for ana');
      expect(mail.messages[0]?.html).not.toContain('<b>');
    },
  );
});

interface Recorder extends Sender {
  sent: string[];
  messages: OutgoingMessage[];
  /** Ends what hangs. */
  end(error?: Error): void;
}

/**
 * A provider that notes what it gets and hangs until told, unless it takes all or all but the
 * first.
 */
function recorder(manner: 'hangs' | 'hangs at the first' | 'takes' = 'hangs'): Recorder {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const messages: OutgoingMessage[] = [];
  return {
    sent,
    messages,
    send(message) {
      sent.push(message.accountId);
      messages.push(message);
      const hangs = manner === 'hangs' || (manner === 'hangs at the first' && sent.length === 1);
      return hangs ? promise : Promise.resolve();
    },
    end: (error) => (error ? reject(error) : resolve()),
  };
}

/** The server's context where every site is otherwise, or gone. */
function withSite(context: ServerContext, change: object | null): ServerContext {
  const byId: ServerContext['sites']['byId'] = (id) => {
    const site = context.sites.byId(id);
    return site && change && { ...site, ...change };
  };
  return { ...context, sites: { ...context.sites, byId } };
}
