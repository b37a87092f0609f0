import { afterAll, beforeAll, expect, it } from 'vitest';
import { startup } from '@pavilion/contracts';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { startOperationsServer } from '../modules/office/operations/index.ts';
import { openConnection, rawCall } from '../testing/raw-connection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const port = async (): Promise<number> => Number(new URL(await server.listen()).port);
const post = (...headers: string[]): string =>
  ['POST /api/startup HTTP/1.1', `host: ${alphaHost}`, 'content-type: application/json', ...headers]
    .map((line) => `${line}\r\n`)
    .join('');
const noRequest = { status: 400, fields: { statusCode: -400, message: 'invalidInput' } };
const tooLarge = { status: 413, fields: { statusCode: -413, message: 'payloadTooLarge' } };

/** What a server answers to these bytes, after which it ends the connection. */
async function answerTo(toPort: number, bytes: string) {
  const connection = await openConnection(toPort);
  connection.send(bytes);
  const answer = await connection.answer();
  await connection.ended;
  return answer;
}

it.each([
  ['no HTTP at all', 'what is this\r\n\r\n', noRequest],
  ['a negative length', `${post('content-length: -5')}\r\n{}`, noRequest],
  ['two lengths', `${post('content-length: 2', 'content-length: 3')}\r\n{}`, noRequest],
  ['a header without a name', `${post(': nothing')}\r\n`, noRequest],
  ['an encoding nobody knows', `${post('transfer-encoding: none')}\r\n{}`, noRequest],
  ['headers without end', post(`x-long: ${'x'.repeat(17_000)}`), tooLarge],
])('%s is answered in the envelope', async (_name, bytes, answer) => {
  expect(await answerTo(await port(), bytes)).toEqual(answer);
});

it('a chunk whose size is no number is answered in the envelope', async () => {
  const bytes = `${post('transfer-encoding: chunked')}\r\nzz\r\n{}\r\n0\r\n\r\n`;
  expect(await answerTo(await port(), bytes)).toEqual(noRequest);
});

it('a request before it on the connection keeps its answer', async () => {
  const connection = await openConnection(await port());
  const { head, body } = rawCall(alphaHost, startup.path, {});
  connection.send(head + body);
  expect((await connection.answer()).status).toBe(200);
  connection.send('nonsense\r\n\r\n');
  expect(await connection.answer()).toEqual(noRequest);
  await connection.ended;
});

it('on the port of the operations as well', async () => {
  const operations = await startOperationsServer(server.context, 0);
  const address = operations.server.address();
  const operationsPort = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await answerTo(operationsPort, 'what is this\r\n\r\n')).toEqual(noRequest);
  await operations.close();
});

it('a connection opened ahead is closed without a word: the next request would take it for its answer', async () => {
  server.app.server.headersTimeout = 200;
  const connection = await openConnection(await port());
  await expect(connection.answer()).rejects.toThrow('ended before the answer');
  await connection.ended;
}, 15_000);
