import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';

const script = 'export const letters = "abc";';
const compressed = 'the compressed form';
const distDir = mkdtempSync(join(tmpdir(), 'pavilion-files-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(distDir, 'assets'));
  writeFileSync(join(distDir, 'assets/alphabet-aBc1.js'), script);
  writeFileSync(join(distDir, 'assets/vendor-dEf2.js'), script);
  writeFileSync(join(distDir, 'assets/vendor-dEf2.js.br'), compressed);
  writeFileSync(join(distDir, 'build.json'), '{}');
  server = await startTestServer({ config: { webDistDir: distDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(distDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: alphaHost, ...headers } });

it.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['all encodings', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['encodings that are none', { 'accept-encoding': ';;q=,, x' }],
  ['no encoding at all', { 'accept-encoding': 'identity;q=0, *;q=0' }],
  ['a part', { range: 'bytes=0-3' }],
  ['a part beyond its end', { range: 'bytes=9999-' }],
  ['a part that is none', { range: 'bytes=b-a' }],
  ['a part of another version', { range: 'bytes=0-3', 'if-range': '"other"' }],
  ['a version it does not have', { 'if-none-match': '"other"' }],
  ['a time that is none', { 'if-modified-since': 'yesterday' }],
  ['prefetching', { 'sec-purpose': 'prefetch', purpose: 'prefetch' }],
])('a file is sent whole, whatever is asked for besides: %s', async (_what, headers) => {
  const answer = await get('/assets/alphabet-aBc1.js', headers);
  expect([answer.statusCode, answer.body]).toEqual([200, script]);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each(['?v=1', '?%E0%A4%A', '?theme_color=none'])(
  'what stands behind its name changes nothing: %s',
  async (query) => {
    const answer = await get(`/assets/alphabet-aBc1.js${query}`);
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
  },
);

it('compressed ahead it is sent so, and as it is to who takes no other', async () => {
  const br = await get('/assets/vendor-dEf2.js', { 'accept-encoding': 'br', range: 'bytes=900-' });
  expect(br.statusCode).toBe(200);
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.body).toBe(compressed);
  expect((await get('/assets/vendor-dEf2.js')).body).toBe(script);
});

it('a condition that only writers set is their fault, not ours', async () => {
  const { statusCode } = await get('/assets/alphabet-aBc1.js', { 'if-match': '"other"' });
  expect(statusCode).toBe(400);
});

it.each(['/assets/alphabet-gone.js', '/assets/..%2fbuild.json', '/assets/%E0%A4%A', '/assets/'])(
  'what is no file of the build is none: %s',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
    // Kept by nobody: the file may be there after the next build.
    expect(String(answer.headers['cache-control'] ?? '')).not.toMatch(/immutable|max-age=[1-9]/);
  },
);
