import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { createLogger } from '../observability/logger.ts';

interface Line {
  level: string;
  msg: string;
  path?: string;
}

let server: TestServer;
const lines: Line[] = [];
beforeAll(async () => {
  const logger = createLogger(
    { logLevel: 'debug' },
    { write: (line) => lines.push(JSON.parse(line) as Line) },
  );
  server = await startTestServer({ ports: { logger } });
});
afterAll(() => server.close());

/** Sends the start of a call and goes away when the server has begun to read it. */
async function sendHalf(): Promise<void> {
  const begun = new Promise<void>((resolve) => server.app.server.once('request', () => resolve()));
  const { hostname, port } = new URL(await server.listen());
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/startup HTTP/1.1',
    `host: ${alphaHost}`,
    'content-type: application/json',
    'content-length: 500',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"domain_name":`);
  await begun;
  socket.resetAndDestroy();
}

it('is no error of ours: a client that goes away amid its request is counted and noted at debug', async () => {
  await sendHalf();
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(lines).toEqual([
    expect.objectContaining({ level: 'debug', msg: 'the client went away', path: '/api/startup' }),
  ]);
  expect(await server.context.metrics.registry.metrics()).toContain(
    'pavilion_requests_aborted_total 1',
  );
});
