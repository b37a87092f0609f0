import { afterAll, beforeAll, expect, it } from 'vitest';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { parseConfig } from '../config/config.ts';

const requestsPerMinute = 5;
let server: TestServer;
beforeAll(async () => {
  const { http } = parseConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1' });
  server = await startTestServer({ config: { http: { ...http, requestsPerMinute } } });
});
afterAll(() => server.close());

const ask = (remoteAddress: string, url = '/robots.txt') =>
  server.app.inject({ method: 'GET', url, remoteAddress, headers: { host: alphaHost } });

it('refuses what one address sends too much in a minute, and no other address', async () => {
  for (let request = 0; request < requestsPerMinute; request += 1)
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
  server.advance(20_000);
  const refused = await ask('192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('40');
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(refused.json()).toEqual({ statusCode: -429, message: 'tooManyRequests' });
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
  server.advance(40_000);
  expect((await ask('192.0.2.1')).statusCode).toBe(200);
});

it('counts pages, files and calls together', async () => {
  const urls = ['/robots.txt', '/api/home/match_list', '/nowhere', '/sitemap.xml', '/api/nothing'];
  for (const url of urls) expect((await ask('192.0.2.3', url)).statusCode).not.toBe(429);
  for (const url of urls) expect((await ask('192.0.2.3', url)).statusCode).toBe(429);
});

it('counts the addresses of one network of IPv6 as one', async () => {
  for (let request = 0; request < requestsPerMinute; request += 1)
    await ask(`2001:db8:1:2::${request}`);
  expect((await ask('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(200);
});
