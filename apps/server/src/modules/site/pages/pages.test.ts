import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootData, bootElementId } from '@pavilion/contracts';
import { alphaHost, betaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeMaintenance } from '../sites/index.ts';

/**
 * A build whose drawing module asks for the marquee, once with an answer in hand for another call,
 * then draws.
 */
const drawModule = `
export async function drawPage({ boot, location }) {
  if (location.search === '?broken') throw new Error('cannot draw this');
  const paths = (boot.answers ?? []).map((answer) => answer.path);
  const wanted = ['/api/home/marquee', '/api/auth/get_balance', '/api/no/such_call'];
  const missing = wanted.filter((path) => !paths.includes(path)).map((path) => ({ path, request: {}, isPaged: false }));
  const style = 'width:' + boot.view.layout.length + 'px';
  return {
    html: '<p style="' + style + '">' + boot.view.layout + ' ' + boot.view.isPlayer + ' ' + boot.view.timeZone + '</p>',
    rootClass: 'art-test',
    missing,
  };
}`;
const template = `<!doctype html><html lang="en-US" dir="ltr"><head><!--pavilion:head-->
<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index.css">
</head><body><!--pavilion:body--><div id="root"></div></body></html>`;

const distDir = mkdtempSync(join(tmpdir(), 'pavilion-pages-'));
let server: TestServer;

beforeAll(async () => {
  for (const folder of ['.vite', '.server', 'assets']) mkdirSync(join(distDir, folder));
  writeFileSync(join(distDir, 'index.html'), template);
  writeFileSync(join(distDir, '.server/package.json'), '{"type":"module"}');
  writeFileSync(join(distDir, '.server/draw-page.js'), drawModule);
  writeFileSync(join(distDir, 'assets/index.css'), 'p{color:red}');
  writeFileSync(
    join(distDir, '.vite/manifest.json'),
    JSON.stringify({ 'index.html': { file: 'assets/index.js', css: ['assets/index.css'] } }),
  );
  server = await startTestServer({ config: { webDistDir: distDir } });
});

afterAll(async () => {
  await server.close();
  rmSync(distDir, { recursive: true });
});

async function read(path: string, headers: Record<string, string> = {}, host = alphaHost) {
  const answer = await server.fetch(`http://${host}${path}`, { headers });
  const html = await answer.text();
  const json = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null';
  return {
    html,
    boot: bootData.parse(JSON.parse(json)),
    policy: answer.headers.get('content-security-policy') ?? '',
  };
}

describe('the language a page remembers', () => {
  it('goes over https only where the page came over https', async () => {
    const proxied = await startTestServer({
      config: { webDistDir: distDir, http: { ...server.context.config.http, trustedProxies: 1 } },
    });
    const cookieOver = async (proto: string) => {
      const headers = { host: alphaHost, 'x-forwarded-proto': proto };
      const answer = await proxied.app.inject({ url: '/en/faqs', headers });
      return String(answer.headers['set-cookie']);
    };
    expect(await cookieOver('https')).toMatch(/^i18n_redirected=en-US;.*; Secure$/);
    expect(await cookieOver('http')).not.toContain('Secure');
    await proxied.close();
  });
});

describe('a page', () => {
  it('is drawn with the answers of the public calls it asks for', async () => {
    const { html, boot } = await read('/faqs');
    expect(boot.answers?.map(({ path }) => path)).toEqual(['/api/home/marquee']);
    expect(boot.answers?.[0]?.fields).toHaveProperty('value');
    expect(html).toContain('<div id="root"><p data-drawn="0">wide false UTC</p></div>');
    expect(html).toMatch(/<html [^>]*class="art-test" data-layout="wide">/);
  });

  it('carries its styles under a policy that allows them alone', async () => {
    const { html, policy } = await read('/faqs');
    expect(html).toContain('<style id="pavilion-sheets">p{color:red}</style>');
    expect(html).toContain('<style id="pavilion-drawn">#root [data-drawn="0"]{width:4px}</style>');
    expect(html).toContain('<link rel="stylesheet" disabled crossorigin href="/assets/index.css">');
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[^']+')+$/);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('looks at the window before it is painted where it was drawn wide, and only there', async () => {
    const { html, policy } = await read('/faqs');
    const [, widthPx, script = ''] =
      /<script data-wide-from="(\d+)">(.*?)<\/script>/s.exec(html) ?? [];
    expect(Number(widthPx)).toBeGreaterThan(600);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    const narrow = await read('/faqs', { cookie: 'viewport=mobile' });
    expect(narrow.html).not.toContain('data-wide-from');
    expect(narrow.policy).toContain("script-src 'self';");
  });

  it.each<[string, Record<string, string>, string]>([
    ['a phone by its hint', { 'sec-ch-ua-mobile': '?1' }, 'narrow false UTC'],
    ['a phone by its name', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }, 'narrow'],
    ['a computer by its hint', { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobi' }, 'wide'],
    ['a width told before', { cookie: 'viewport=mobileMedium' }, 'narrow'],
    ['a player', { cookie: 'a=b; is_player=1' }, 'wide true UTC'],
    ['a zone', { cookie: 'time_zone=Asia%2FManila' }, 'wide false Asia/Manila'],
    ['a zone that is none', { cookie: 'time_zone=Nowhere' }, 'wide false UTC'],
    ['a cookie that is no text', { cookie: 'time_zone=%E0%A4%A' }, 'wide false UTC'],
  ])('is drawn for %s', async (_name, headers, text) => {
    expect((await read('/faqs', headers)).html).toContain(`>${text}`);
  });

  it.each(['/login', '/no/such/page'])(
    'that the browser draws knows its ticker: %s',
    async (path) => {
      const { boot } = await read(path);
      expect(boot.answers?.map((answer) => answer.path)).toEqual(['/api/home/marquee']);
      expect(boot.answers?.[0]?.fields).toHaveProperty('value');
    },
  );

  it.each([
    ['when it cannot be drawn', '/faqs?broken'],
    ['with a form of names and passwords on it', '/login'],
    ['that does not exist', '/no/such/page'],
  ])('%s is left to the browser, with its data', async (_name, path) => {
    const { html, boot } = await read(path);
    expect(html).toContain('<div id="root"></div>');
    expect(boot.view).toBeUndefined();
    expect(boot.startup.site?.site_name).toBeTruthy();
  });
});

it('a page in maintenance names its site and live chat, which startup does not, under no wider policy', async () => {
  const site = server.context.sites.byExternalId('beta');
  if (!site) throw new Error('no site');
  const open = await read('/no/such/page', {}, betaHost);
  expect(open.boot.closed).toBeUndefined();
  await changeMaintenance(server.context, 'test', site, {
    isEnabled: true,
    startAt: null,
    endAt: null,
  });
  const { boot, policy } = await read('/slots', {}, betaHost);
  expect(boot.closed).toEqual({
    site_name: 'Beta',
    live_chat: { chat_id: '', status: false, image_id: '' },
  });
  expect(Object.keys(boot.startup)).toEqual(['maintenance']);
  expect(policy).toBe(open.policy);
});

describe('a page whose scripts never come', () => {
  it('says so by itself, in its language and allowed by its policy, behind what the app takes over', async () => {
    const { html, policy } = await read('/en/faqs');
    const [, css = ''] = /<style>(#pavilion-unloaded[^<]+)<\/style>/.exec(html) ?? [];
    expect(css).toContain('#root[data-ready]~#pavilion-unloaded{display:none}');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(html).toMatch(
      /<div id="root">.*<\/div>\s*<aside id="pavilion-unloaded" role="status">.*<a href="">Try again<\/a><\/aside>/s,
    );
  });
});
