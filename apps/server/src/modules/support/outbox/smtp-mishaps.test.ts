import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSmtpServer, type SmtpTestServer } from '@pavilion/test-kit';
import { sampleMessage } from '../../../testing/sample-message.ts';
import { createSmtpSender } from './smtp-sender.ts';

const stepTimeoutMs = 150;
const message = sampleMessage();

let smtp: SmtpTestServer;
/**
 * What the network does with an answer of the server: delivers it, this many milliseconds later, or
 * ends the connection.
 */
let treat: (answer: string) => number | 'close' = () => 0;
let way: { url: string; close(): void };
beforeAll(async () => {
  smtp = await startSmtpServer();
  way = await startWay(Number(new URL(smtp.url()).port));
});
afterAll(async () => {
  way.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const send = () =>
  createSmtpSender(way.url, 'Pavilion <no-reply@pavilion.test>', stepTimeoutMs)
    .send(message)
    .then(
      () => 'sent',
      (error: Error) => error.name,
    );

it.each([
  ['at once', '220 '],
  ['when it is greeted', '250-mail.test'],
  ['when the sender is named', '250 2.1.0'],
  ['when the recipient is named', '250 2.1.5'],
  ['before the mail', '354 '],
])('a server that hangs up %s is tried again', async (_when, start) => {
  treat = (answer) => (answer.startsWith(start) ? 'close' : 0);
  expect(await send()).toBe('Error');
  expect(smtp.mails).toEqual([]);
});

it('a server that hangs up after it took a mail is tried again, for nobody knows', async () => {
  treat = (answer) => (answer.startsWith('250 2.0.0') ? 'close' : 0);
  expect(await send()).toBe('Error');
  expect(smtp.mails).toHaveLength(1);
});

it('a server that looks long into a mail has the time for it, and gets it once', async () => {
  treat = (answer) => (answer.startsWith('250 2.0.0') ? 2 * stepTimeoutMs : 0);
  expect(await send()).toBe('sent');
  expect(smtp.mails).toHaveLength(1);
});

/** A way to a port of this machine. */
async function startWay(port: number): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.pipe(server);
    client.on('close', () => server.destroy());
    server.on('data', (answer: Buffer) => {
      const done = treat(answer.toString('latin1'));
      if (done === 'close') client.destroy();
      else setTimeout(() => client.writable && client.write(answer), done);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}
