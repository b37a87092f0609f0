import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '@pavilion/domain/locales';
import { alphaHost, betaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { routes } from '../../../module-catalogue.ts';
import type { Site } from '../../../site-directory/index.ts';
import type { PageRequest } from './page-request.types.ts';
import { maxPages } from './page-cache.ts';
import { createPageWriter, type PageWriter } from './page-writer.ts';

let server: TestServer;
let pages: PageWriter;
beforeAll(async () => {
  server = await startTestServer({ config: { webDistDir: join(import.meta.dirname, 'no-build') } });
  pages = createPageWriter(server.context, routes);
});
afterAll(async () => {
  await pages.close();
  await server.close();
});

function siteAt(host: string): Site {
  const site = server.context.sites.byHost(host);
  if (!site) throw new Error(`no site at ${host}`);
  return site;
}

interface Address {
  screen?: PageRequest['screen'];
  pathname?: string;
  origin?: string;
}

/** Writes the closed page of a site, or takes it from what is kept. */
function write(
  site: Site,
  search = '',
  { screen = 'home', pathname = '/', origin = 'http://localhost' }: Address = {},
) {
  const page: PageRequest = {
    site,
    host: 'localhost',
    screen,
    locale: locales.EN,
    hasPrefix: false,
    path: pathname,
    location: { pathname, search, hash: '' },
    view: { layout: 'wide', timeZone: 'UTC', isPlayer: false },
    isDown: true,
    isPreview: false,
  };
  return pages.write(page, origin);
}

it('keeps a page of a site, until the site changes', async () => {
  const site = siteAt(alphaHost);
  const first = await write(site);
  expect(await write(site)).toBe(first);
  expect(await write(siteAt(betaHost))).not.toBe(first);
  expect(await write({ ...site })).not.toBe(first);
  expect(await write(site)).toBe(first);
});

it('keeps so many pages in all, however many sites they are of', async () => {
  const sites = Array.from({ length: maxPages }, () => ({ ...siteAt(betaHost) }));
  const [firstSite, lastSite] = [{ ...siteAt(alphaHost) }, { ...siteAt(alphaHost) }];
  const first = await write(firstSite);
  const last = await write(lastSite);
  for (const site of sites.slice(1)) await write(site);
  expect(await write(lastSite)).toBe(last);
  expect(await write(firstSite)).not.toBe(first);
});

it('writes one page for all links that differ in their marks alone', async () => {
  const site = { ...siteAt(alphaHost) };
  const first = await write(site, '?b=1&a=2');
  expect(await write(site, '?a=2&utm_source=x&b=1&affiliate_id=me')).toBe(first);
  expect(await write(site, '?a=3&b=1')).not.toBe(first);
  expect(await write(site, '?utm_source=x')).toBe(await write(site));
});

it('gives addresses that somebody makes up one page in the end, and keeps the others', async () => {
  const site = { ...siteAt(alphaHost) };
  const usual = await write(site);
  const written = new Set<unknown>();
  for (let count = 0; count < 400; count += 1) {
    written.add(await write(site, `?x=${count}`));
    written.add(await write(site, '', { screen: null, pathname: `/x${count}` }));
    written.add(await write(site, '', { origin: `http://localhost:${5000 + count}` }));
  }
  // The budget, what filled up meanwhile, and the shared pages.
  expect(written.size).toBeLessThan(140);
  expect(await write(site)).toBe(usual);
});
