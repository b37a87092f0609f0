import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleMessage } from '../../../testing/sample-message.ts';
import { createWebhookSender } from './webhook-sender.ts';

const secret = 'a shared secret of the provider';
const message = sampleMessage({
  recipient: '+639171234567',
  channel: 'sms',
  kind: 'tac.login',
  subject: '',
  text: 'Код 123456 — 大吉',
  code: '123456',
});

let provider: Server;
let url: string;
/** Status to answer; null: never; `drop`: cut the connection. */
let answer: number | null | 'drop' = 200;
const heard: Array<{ body: string; headers: IncomingMessage['headers']; url?: string }> = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      heard.push({ body, headers: request.headers, url: request.url });
      if (answer === 'drop') request.socket.destroy();
      else if (answer !== null)
        response.writeHead(answer, { location: '/elsewhere' }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send?account=7`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  answer = 200;
  heard.length = 0;
});

const send = (to = url, timeoutMs = 2000) =>
  createWebhookSender(to, secret, { timeoutMs })
    .send(message)
    .then(
      () => 'sent',
      (error: Error) => `${error.name}: ${error.message}`,
    );

describe('SMS by webhook', () => {
  it('sends the message signed over its bytes, with an id to know repeats by, and never the bare code', async () => {
    expect(await send()).toBe('sent');
    const [{ body, headers, url: path } = { body: '', headers: {}, url: '' }] = heard;
    expect(path).toBe('/send?account=7');
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-message-id']).toBe(message.id);
    expect(headers['x-signature']).toBe(createHmac('sha256', secret).update(body).digest('hex'));
    expect(JSON.parse(body)).toEqual({
      id: message.id,
      to: '+639171234567',
      kind: 'tac.login',
      text: message.text,
    });
  });

  it.each<[typeof answer, string]>([
    [200, 'sent'],
    [202, 'sent'],
    [204, 'sent'],
    [400, 'MessageRefused: the SMS provider answered 400'],
    [422, 'MessageRefused: the SMS provider answered 422'],
    [401, 'Error: the SMS provider answered 401'],
    [404, 'Error: the SMS provider answered 404'],
    [429, 'Error: the SMS provider answered 429'],
    [500, 'Error: the SMS provider answered 500'],
    [503, 'Error: the SMS provider answered 503'],
    [null, 'Error: the SMS provider: no answer in time'],
    ['drop', 'Error: the SMS provider: other side closed'],
  ])('answer %s: %s', async (given, expected) => {
    answer = given;
    expect(await send(url, given === null ? 150 : 2000)).toBe(expected);
  });

  it('does not follow a redirect: the code stays with who was configured', async () => {
    answer = 307;
    expect(await send()).toMatch(/^Error: the SMS provider: .*redirect/);
    expect(heard.map(({ url: path }) => path)).toEqual(['/send?account=7']);
  });

  it('says why a provider cannot be reached', async () => {
    expect(await send('http://127.0.0.1:1/')).toMatch(/^Error: the SMS provider: /);
    expect(await send('http://no-such-host.invalid/')).toMatch(/ENOTFOUND|EAI_AGAIN/);
  });
});
