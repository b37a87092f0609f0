import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { documentAdd, startup } from '@pavilion/contracts';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { openConnection, rawCall, type RawConnection } from '../testing/raw-connection.ts';
import { bodyWindowMs, uploadLeastBytes } from './slow-bodies.ts';

let server: TestServer;
let connection: RawConnection;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { port } = new URL(await server.listen());
  // Time passes for what looks at bodies alone: sockets and the test itself are real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  connection = await openConnection(Number(port));
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const fileLength = 3 * uploadLeastBytes;
const callLength = 60_000;

/**
 * Sends the head of a request; gives what sends more of its body, and resolves when the server has
 * read that.
 */
async function begin(path: string, type: string, bodyLength: number) {
  const arrived = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
  connection.send(
    `POST ${path} HTTP/1.1\r\nhost: ${alphaHost}\r\ncontent-type: ${type}\r\ncontent-length: ${bodyLength}\r\n\r\n`,
  );
  const [{ socket }] = await arrived;
  return async (length: number): Promise<void> => {
    const bytes = socket.bytesRead + length;
    connection.send(' '.repeat(length));
    // What waits by the test runner's own means would move the clock.
    while (socket.bytesRead < bytes) await setImmediate();
  };
}
const tooSlow = { status: 400, fields: { statusCode: -400, message: 'requestTooSlow' } };

it.each([
  ['a call', startup.path],
  ['a page', '/slots'],
  ['an address that cannot be read', '/%ff'],
])('a body to %s that trickles in is cut off after half a minute', async (_to, path) => {
  const send = await begin(path, json, callLength);
  await send(1);
  vi.advanceTimersByTime(bodyWindowMs - 1);
  await send(1);
  vi.advanceTimersByTime(1);
  await connection.ended;
});

it('a body that is refused for its length holds its connection no longer', async () => {
  await begin(startup.path, json, 100_000);
  expect(await connection.answer()).toMatchObject({ status: 413 });
  vi.advanceTimersByTime(bodyWindowMs);
  await connection.ended;
});

it('the sender of a call is told why', async () => {
  const send = await begin(startup.path, json, callLength);
  // However much came of it: no call is that long.
  await send(uploadLeastBytes);
  vi.advanceTimersByTime(bodyWindowMs);
  expect(await connection.answer()).toEqual(tooSlow);
  await connection.ended;
});

it('a file that comes slowly is taken as long as it comes on', async () => {
  const send = await begin(documentAdd.path, form, fileLength);
  for (const length of [uploadLeastBytes, uploadLeastBytes]) {
    await send(length);
    vi.advanceTimersByTime(bodyWindowMs);
  }
  await send(uploadLeastBytes);
  expect(await connection.answer()).toMatchObject({ fields: { message: 'invalidInput' } });
  vi.advanceTimersByTime(bodyWindowMs);
});

it.each([0, 1, uploadLeastBytes - 1])(
  'a file of which no more than %d bytes came in half a minute is cut off, and its sender told why',
  async (length) => {
    const send = await begin(documentAdd.path, form, fileLength);
    await send(uploadLeastBytes);
    vi.advanceTimersByTime(bodyWindowMs);
    await send(length);
    vi.advanceTimersByTime(bodyWindowMs);
    expect(await connection.answer()).toEqual(tooSlow);
    await connection.ended;
  },
);

it('a connection whose request came whole stays, however long its answer takes', async () => {
  const { head, body } = rawCall(alphaHost, startup.path, {});
  for (const _time of [1, 2]) {
    connection.send(head + body);
    expect(await connection.answer()).toMatchObject({ status: 200 });
    vi.advanceTimersByTime(2 * bodyWindowMs);
  }
});

it('a head that does not end holds its connection a quarter of a minute, any request half an hour', () => {
  expect(server.app.server.headersTimeout).toBe(15_000);
  expect(server.app.server.requestTimeout).toBe(30 * 60_000);
});
