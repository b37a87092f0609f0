import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startup } from '@pavilion/contracts';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { changeTheme } from '../modules/site/sites/index.ts';
import { sendSuccess } from './envelope.ts';

const long = 'long enough to be worth compressing '.repeat(100);
let fields: { value: string[]; next?: string } = { value: [] };
const app = fastify();
app.get('/', (_request, reply) => sendSuccess(reply, fields));

async function answer(acceptEncoding?: string) {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const { headers: got, rawPayload } = await app.inject({ url: '/', headers });
  return { encoding: got['content-encoding'], vary: got['vary'], bytes: rawPayload };
}

const envelope = (value: string[]) => JSON.stringify({ value, statusCode: 1, message: 'OK' });

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  [undefined, 'deflate', (bytes: Buffer) => bytes],
  [undefined, undefined, (bytes: Buffer) => bytes],
])('sends a lasting list as %s to who accepts %s', async (encoding, accepted, open) => {
  fields = { value: Object.freeze([long]) as string[] };
  for (const _time of [1, 2]) {
    const got = await answer(accepted);
    expect(got).toMatchObject({ encoding, vary: 'accept-encoding' });
    expect(open(got.bytes).toString()).toBe(envelope([long]));
  }
});

it('sends another object as it is, and a short body without compression', async () => {
  fields = Object.freeze({ value: ['first'] });
  expect((await answer('br')).bytes.toString()).toBe(envelope(['first']));
  fields = Object.freeze({ value: ['second'] });
  expect(await answer('br')).toMatchObject({ encoding: undefined, vary: undefined });
  expect((await answer()).bytes.toString()).toBe(envelope(['second']));
});

it('writes anew what may change: an open list, or a frozen one beside other fields', async () => {
  fields = { value: ['first'] };
  await answer();
  fields.value[0] = 'second';
  expect((await answer()).bytes.toString()).toBe(envelope(['second']));
  fields = { value: Object.freeze(['first']) as string[], next: 'a' };
  await answer();
  fields.next = 'b';
  expect((await answer()).bytes.toString()).toContain('"next":"b"');
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

it('startup tells a change of the site at once', async () => {
  const { context } = server;
  const site = context.sites.byHost(alphaHost);
  if (!site) throw new Error('no site');
  const colourNow = async () =>
    (await server.call(startup, { domain_name: alphaHost })).site?.theme_color;
  expect(await colourNow()).toBe(site.themeColour);
  const colour = site.themeColour === 'gold' ? 'red' : 'gold';
  await changeTheme(context, 'test', site, { themeCode: site.themeCode, themeColour: colour });
  expect(await colourNow()).toBe(colour);
});
