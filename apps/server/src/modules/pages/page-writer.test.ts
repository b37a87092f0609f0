import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '@pavilion/domain/locales';
import { alphaHost, betaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { routes } from '../../http/route-catalogue.ts';
import type { Site } from '../../site-directory/index.ts';
import type { PageRequest } from './boot.service.ts';
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

/** Writes the closed page of a site, or takes it from what is kept. */
function write(site: Site, search = '') {
  const page: PageRequest = {
    site,
    host: 'localhost',
    screen: 'home',
    locale: locales.EN,
    hasPrefix: false,
    path: '/',
    location: { pathname: '/', search, hash: '' },
    view: { layout: 'wide', timeZone: 'UTC', isPlayer: false },
    isDown: true,
  };
  return pages.write(page, 'http://localhost');
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
  const first = await write(siteAt(alphaHost), '?first');
  const last = await write(siteAt(alphaHost), '?last');
  for (let page = 1; page < maxPages; page += 1) await write(siteAt(betaHost), `?${page}`);
  expect(await write(siteAt(alphaHost), '?last')).toBe(last);
  expect(await write(siteAt(alphaHost), '?first')).not.toBe(first);
});
