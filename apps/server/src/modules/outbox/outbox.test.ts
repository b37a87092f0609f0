import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signup } from '@pavilion/contracts';
import { newPerson, startTestServer, type TestServer } from '@pavilion/test-kit';
import { sendDueMessages } from './index.ts';
import { createWebhookSender } from './senders.ts';

let server: TestServer;
const secret = 'a shared secret of the provider';
beforeAll(async () => {
  const senders = {
    smtpUrl: null,
    mailFrom: 'a@b.test',
    smsWebhookUrl: 'https://sms.test/send',
    smsWebhookSecret: secret,
  };
  server = await startTestServer({ config: { senders } });
});
afterAll(() => server.close());

const messageTo = (accountId: string) =>
  server.context.database.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

describe('the outbox', () => {
  it('tries again with growing pauses until the provider takes a message, then forgets what it said', async () => {
    const person = newPerson();
    await server.call(signup, person);
    const requests: Array<{ body: string; signature: string | null }> = [];
    let status = 500;
    const send: typeof fetch = async (_url, init) => {
      requests.push({
        body: typeof init?.body === 'string' ? init.body : '',
        signature: new Headers(init?.headers).get('x-signature'),
      });
      return new Response('', { status });
    };
    const senders = { mail: null, sms: createWebhookSender('https://sms.test/send', secret, send) };
    await sendDueMessages(server.context, senders);
    await sendDueMessages(server.context, senders);
    expect(requests).toHaveLength(1);
    expect(await messageTo(person.account_id)).toMatchObject({
      status: 'pending',
      attempts: 1,
      last_error: 'the SMS provider answered 500',
    });
    status = 200;
    server.advance(5000);
    await sendDueMessages(server.context, senders);
    expect(requests).toHaveLength(2);
    const [, { body, signature }] = requests as [unknown, { body: string; signature: string }];
    expect(signature).toBe(createHmac('sha256', secret).update(body).digest('hex'));
    expect(JSON.parse(body)).toMatchObject({
      kind: 'tac.register',
      to: expect.stringMatching(/^\+63/),
    });
    expect(await messageTo(person.account_id)).toMatchObject({
      status: 'sent',
      text: '',
      code: null,
    });
  });

  it('gives up after six attempts', async () => {
    const person = newPerson();
    await server.call(signup, person);
    const senders = { mail: null, sms: { send: () => Promise.reject(new Error('no line')) } };
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await sendDueMessages(server.context, senders);
      server.advance(10 * 60_000);
    }
    expect(await messageTo(person.account_id)).toMatchObject({
      status: 'failed',
      attempts: 6,
      last_error: 'no line',
    });
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
