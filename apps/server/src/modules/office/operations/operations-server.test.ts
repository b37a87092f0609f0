import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '@pavilion/test-kit';
import { startOperationsServer } from './index.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/**
 * Statuses of `/metrics` and `/healthz` on the port of their own, without a token, with a wrong and
 * with the right one.
 */
async function statusesWith(metricsToken: string | null) {
  server = await startTestServer({ config: { operations: { port: 1, metricsToken } } });
  const operations = await startOperationsServer(server.context, 0);
  const statusOf = async (url: string, authorization?: string) =>
    (await operations.inject({ url, headers: authorization ? { authorization } : {} })).statusCode;
  const statuses = {
    metrics: [
      await statusOf('/metrics'),
      await statusOf('/metrics', 'Bearer wrong-token'),
      await statusOf('/metrics', 'Bearer metrics-token'),
    ],
    health: await statusOf('/healthz'),
  };
  await operations.close();
  return statuses;
}

it('asks for the token on the operations port too, where one is set', async () => {
  expect(await statusesWith('metrics-token')).toEqual({ metrics: [401, 401, 200], health: 200 });
});

it('is open there where none is set: no player reaches the port', async () => {
  expect(await statusesWith(null)).toEqual({ metrics: [200, 200, 200], health: 200 });
});
