import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '@pavilion/test-kit';
import { parseConfig } from '../config/config.ts';

const forwarded = { 'x-forwarded-for': '203.0.113.9' };
const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));
const start = async (environment: Record<string, string>) => {
  const { http, mode, isProduction } = parseConfig({ PORT: '0', ...environment });
  const server = await startTestServer({ config: { http, mode, isProduction } });
  servers.push(server);
  return server;
};

describe('the outbox of codes', () => {
  const outbox = (server: TestServer, host = 'alpha.test', headers = {}) =>
    server.fetch(`http://${host}/dev/outbox?to=x`, { headers }).then(({ status }) => status);

  it('is there for this machine alone', async () => {
    const server = await start({ HOST: 'localhost' });
    expect(await outbox(server)).toBe(200);
    expect(await outbox(server, 'alpha.test', forwarded)).toBe(404);
    expect(await outbox(server, 'rebound.example')).toBe(404);
  });

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { NODE_ENV: 'production' },
  ])('is not there with %j', async (environment) => {
    expect(await outbox(await start(environment))).toBe(404);
  });
});

it('a proxy on this machine that is not declared turns no throttle off, and is counted', async () => {
  const server = await start({});
  const forgot = (headers = {}) =>
    server
      .fetch('http://alpha.test/api/auth/forgot_password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          account_id: `nobody${(asked += 1)}`,
          contact_phone: '+639171234567',
        }),
      })
      .then(({ status }) => status);
  let asked = 0;
  const ask110 = (headers = {}) => Promise.all(Array.from({ length: 110 }, () => forgot(headers)));
  await ask110();
  expect(await forgot()).toBe(200);
  await ask110(forwarded);
  expect(await forgot(forwarded)).toBe(429);
  expect(await forgot()).toBe(200);
  const metrics = await server.context.metrics.registry.metrics();
  expect(metrics).toContain('pavilion_undeclared_proxy_requests_total 111');
});
