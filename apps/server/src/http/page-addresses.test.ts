import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';

let server: TestServer;
beforeAll(async () => {
  // Which address a page has does not depend on a build.
  server = await startTestServer({ config: { webDistDir: join(import.meta.dirname, 'no-build') } });
});
afterAll(() => server.close());

/** Status and target of an address as it is, which a URL parser would already tidy up. */
async function visit(path: string, method = 'GET', host = alphaHost) {
  const { hostname, port } = new URL(await server.listen());
  return new Promise<string>((resolve, reject) => {
    request({ hostname, port, path, method, headers: { host } }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location].filter(Boolean).join(' '));
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['//slots', '301 /slots'],
  ['//slots?theme_color=red&next=//x', '301 /slots?theme_color=red&next=//x'],
  ['/fil//slots', '301 /fil/slots'],
  ['//evil.example', '301 /evil.example'],
  ['//evil.example//..', '301 /evil.example/..'],
  ['/\\evil.example', '301 /evil.example'],
  ['/evil.example', '404'],
  ['/slots', '200'],
])('GET %s answers %s', async (path, answer) => {
  expect(await visit(path)).toBe(answer);
});

it.each([
  ['/assets/%00', '404'],
  ['/media/%00', '404'],
  ['/slots/%00', '404'],
  ['/sandbox-pay/%00', '400'],
  ['/dev/outbox?to=%00', '400'],
])('GET %s is the fault of who asks: %s', async (path, answer) => {
  expect(await visit(path)).toBe(answer);
});

it.each(['/%E0%A4%A', '/%', '/fil/%zz?a=%'])('%s is a page that was not found', async (path) => {
  const url = `${await server.listen()}${path}`;
  const answer = await new Promise<{ type: string | undefined; text: string }>((resolve) => {
    request(url, { path, headers: { host: alphaHost } }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      incoming.on('end', () => resolve({ type: incoming.headers['content-type'], text }));
    }).end();
  });
  expect(answer.type).toContain('text/html');
  expect(answer.text).toContain('<div id="root"');
  expect(await visit(path)).toBe('404');
});

it('what cannot be read is no call and no file either', async () => {
  expect(await visit('/api/%E0%A4%A', 'POST')).toBe('404');
  expect(await visit('/media/%E0%A4%A')).toBe('404');
});

it('has no page at a port that cannot be', async () => {
  expect(await visit('/', 'GET', `${alphaHost}:65535`)).toBe('200');
  expect(await visit('/', 'GET', `${alphaHost}:99999`)).toBe('404');
});

it('redirects what is read only', async () => {
  expect(await visit('//slots', 'HEAD')).toBe('301 /slots');
  expect(await visit('//api/startup', 'POST')).toBe('404');
});

it('shows who asks for /favicon.ico to the icon of the site', async () => {
  const [status, target = ''] = (await visit('/favicon.ico')).split(' ');
  expect(status).toBe('302');
  expect(target).toMatch(/^\/media\/sites\/alpha\/.*\/icon-192\.png/);
  expect(await visit(target)).toBe('200');
  expect(await visit('/favicon.ico', 'GET', 'nobody.test')).toBe('404');
});
