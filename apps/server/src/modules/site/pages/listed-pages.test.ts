import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentDocuments } from '@pavilion/contracts/content';
import { inTransaction, type Tables } from '@pavilion/database';
import { screenNames, screens, type ScreenName } from '@pavilion/domain/screens';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import type { Updateable } from 'kysely';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { writeSiteContent } from '../content/index.ts';

const origin = `http://${alphaHost}`;
type Documents = Partial<ContentDocuments>;

const pages = (isOn: boolean): Documents['pages'] =>
  (['about_us', 'privacy_policy', 'banking', 'responsible_gaming', 'term_condition'] as const).map(
    (page) => ({ page, is_on: isOn, bodies: { EN: '<h2>Title</h2><p>Words.</p>' } }),
  );
const article = {
  slug: 'open-day',
  titles: { EN: 'An open day' },
  summaries: { EN: 'In short.' },
  bodies: { EN: '<p>All of it.</p>' },
  category: 'club',
  published_at: '2026-01-02T03:04:05Z',
};

interface Read {
  status: number;
  isIndexed: boolean;
  canonical: string | null;
  alternates: Record<string, string>;
  facts: Record<string, unknown>[];
}

/** What each kind of fact must say (schema.org, and what search engines ask for). */
const needed: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity', 'inLanguage'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'publisher'],
};

describeServer('every route of every kind of site', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const write = (documents: Documents) => {
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    return inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, { documents }),
    );
  };
  const change = async (columns: Updateable<Tables['sites']>) => {
    const { db } = server.context.database;
    await db.updateTable('sites').set(columns).where('external_id', '=', 'alpha').execute();
    await server.context.sites.refresh();
  };
  const read = async (path: string): Promise<Read> => {
    const answer = await server.fetch(origin + path, { redirect: 'manual' });
    const html = await answer.text();
    const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
    const facts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return {
      status: answer.status,
      isIndexed: !html.includes('<meta name="robots" content="noindex">'),
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null,
      alternates: Object.fromEntries([...links].map(([, tag = '', href = '']) => [tag, href])),
      facts: [...facts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
    };
  };
  /** Addresses of the map with their day and their languages. */
  const readMap = async () => {
    const map = await (await server.fetch(`${origin}/sitemap.xml`)).text();
    const entries = [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
    return new Map(
      entries.map(([, address = '', rest = '']) => {
        const links = rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g);
        const lastmod = /<lastmod>([^<]+)<\/lastmod>/.exec(rest)?.[1] ?? null;
        const languages = [...links].map(([, tag = '', href = '']) => [tag, href] as const);
        return [address, { lastmod, alternates: Object.fromEntries(languages) }] as const;
      }),
    );
  };
  const pathsOf = (screen: ScreenName): string[] => {
    const { path } = screens[screen];
    return [path, `/fil${path === '/' ? '' : path}`];
  };

  /**
   * Walks all screens in both languages: a page is in the map exactly when search engines may list
   * it.
   */
  const walk = async (): Promise<ScreenName[]> => {
    const map = await readMap();
    const listed = new Set<ScreenName>();
    for (const screen of screenNames)
      for (const path of pathsOf(screen)) {
        const page = await read(path);
        const address = origin + path;
        const inMap = map.get(address);
        expect([path, page.isIndexed]).toEqual([path, inMap !== undefined]);
        if (inMap === undefined) {
          expect([path, page.canonical, page.facts]).toEqual([path, null, []]);
          continue;
        }
        listed.add(screen);
        expect(page).toMatchObject({ status: 200, canonical: address });
        expect(page.alternates).toEqual(inMap.alternates);
        expect(Object.keys(page.alternates).toSorted()).toEqual(['en-US', 'fil', 'x-default']);
        for (const href of Object.values(page.alternates)) expect(map.has(href)).toBe(true);
        checkFacts(page.facts);
      }
    return [...listed];
  };
  const checkFacts = (facts: Read['facts']): void => {
    expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) {
      expect(fact['@context']).toBe('https://schema.org');
      const fields = needed[String(fact['@type'])];
      expect(fields).toBeDefined();
      for (const field of fields ?? []) expect(fact[field]).toBeTruthy();
      for (const [, address = ''] of JSON.stringify(fact).matchAll(/"(https?:[^"]+)"/g))
        expect(address === 'https://schema.org' || address.startsWith(`${origin}/`)).toBe(true);
    }
    const trail = facts.find((fact) => fact['@type'] === 'BreadcrumbList')?.['itemListElement'];
    const steps = (trail ?? []) as Array<{ position: number; name: string }>;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, at) => at + 1));
    expect(steps.every(({ name }) => name !== '')).toBe(true);
  };

  it('that offers nothing to play', async () => {
    const listed = await walk();
    expect(listed).toEqual(expect.arrayContaining(['home', 'contact-us', 'news', 'promotions']));
    for (const screen of ['slots', 'bingo', 'sports', 'login', 'playnow', 'deposit'] as const)
      expect(listed).not.toContain(screen);
  });

  it('with games and texts', async () => {
    await offerHouseGames(server);
    await write({ pages: pages(true), news: [article] });
    const listed = await walk();
    const now = ['slots', 'crash', 'hot', 'about', 'banking', 'term-condition', 'news'] as const;
    expect(listed).toEqual(expect.arrayContaining([...now]));
    const { alternates, canonical, facts } = await read('/fil/news?article=open-day');
    expect(canonical).toBe(`${origin}/fil/news?article=open-day`);
    expect((await readMap()).get(canonical ?? '')?.alternates).toEqual(alternates);
    checkFacts(facts);
  });

  it('dates pages by what stands on them, never ahead', async () => {
    const map = await readMap();
    const days = [...map.values()].flatMap(({ lastmod }) => lastmod ?? []);
    const now = server.context.clock.now();
    for (const day of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(new Date(day).getTime()).toBeLessThanOrEqual(now.getTime());
    }
    const before = map.get(`${origin}/about`)?.lastmod;
    server.advance(60_000);
    await write({ promotions: [] });
    const after = await readMap();
    expect(after.get(`${origin}/about`)?.lastmod).toBe(before);
    expect(after.get(`${origin}/promotions`)?.lastmod).toBe(
      server.context.clock.now().toISOString(),
    );
    expect(after.get(`${origin}/vip`)?.lastmod).toBeNull();
  });

  it('whose operator switched parts of it off', async () => {
    const isOn = { show_referral: true, show_app_download: true };
    await change(isOn);
    expect(await walk()).toEqual(expect.arrayContaining(['referral', 'download']));
    await change({ show_referral: false, show_app_download: false });
    const page = { titles: { EN: 'VIP' }, descriptions: { EN: 'VIP' } };
    await write({ pages: pages(false), seo: [{ page_name: 'vip', noindex: true, ...page }] });
    const listed = await walk();
    for (const screen of ['referral', 'download', 'about', 'term-condition', 'vip'] as const)
      expect(listed).not.toContain(screen);
  });

  it('that lists no news lists no article either', async () => {
    const page = { titles: { EN: 'News' }, descriptions: { EN: 'News' } };
    await write({ seo: [{ page_name: 'news', noindex: true, ...page }] });
    expect([...(await readMap()).keys()].filter((address) => address.includes('news'))).toEqual([]);
    expect(await read('/news?article=open-day')).toMatchObject({ isIndexed: false, facts: [] });
  });

  it('whose page another address stands for: what the map lists stands for itself', async () => {
    const titles = { EN: 'VIP' };
    const [vip, own] = ['https://brand.example/vip', '/contact-us'];
    await write({
      seo: [
        { page_name: 'vip', titles, descriptions: titles, canonical: vip },
        { page_name: 'contact-us', titles, descriptions: titles, canonical: own },
        { page_name: 'about', titles, descriptions: titles, noindex: true },
      ],
    });
    // Pages of the site as it was are kept for some seconds.
    await change({ show_referral: true });
    expect((await read('/vip')).canonical).toBe(vip);
    const map = await readMap();
    expect(map.has(`${origin}/vip`)).toBe(false);
    expect(Object.keys(map.get(`${origin}/fil/vip`)?.alternates ?? {})).toEqual(['fil']);
    expect(map.has(`${origin}/contact-us`)).toBe(true);
    expect(map.size).toBeGreaterThan(20);
    for (const [address, { alternates }] of map) {
      const page = await read(address.slice(origin.length));
      expect([address, page.status, page.isIndexed, page.canonical]).toEqual([
        address,
        200,
        true,
        address,
      ]);
      for (const href of Object.values(alternates)) expect(map.has(href)).toBe(true);
    }
    await write({ seo: [] });
  });

  it('in maintenance: nothing of it is indexed meanwhile', async () => {
    await change({ is_maintenance: true });
    for (const path of ['/', '/slots', '/fil/faqs']) {
      const { status, isIndexed, facts } = await read(path);
      expect([status, isIndexed, facts]).toEqual([503, false, []]);
    }
    await change({ is_maintenance: false });
  });

  it('has one address of a page in the language of the site', async () => {
    expect((await read('/en/contact-us')).canonical).toBe(`${origin}/contact-us`);
  });

  describe('knows nothing of', () => {
    it.each(['/nowhere', '/fil/nowhere', '/slots/deep', '/SLOTS/'])('%s', async (path) => {
      const { status, isIndexed, canonical, facts } = await read(path);
      expect([status, isIndexed, canonical, facts]).toEqual([404, false, null, []]);
    });
  });
});
