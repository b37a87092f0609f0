import { beforeAll, describe, expect, it } from 'vitest';
import {
  adsvisit,
  fetchAnnounment,
  fetchSlide,
  getAnalytics,
  marquee,
  partners,
  referral,
  seo,
  siteinfodetail,
  socialAccount,
} from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { sql } from 'kysely';
import { betaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { SnippetError } from './analytics-input.ts';
import { writeSiteContent, type SiteContent } from './index.ts';
import { writeAnalytics } from './write-analytics.service.ts';

type Documents = SiteContent['documents'];

const hourMs = 60 * 60_000;
const evil = '<script>alert(1)</script><p onclick="x()">Hello <a href="javascript:x">you</a></p>';
const none: Documents = {
  slides: [],
  announcements: [],
  marquee: [],
  partners: [],
  socials: [],
  pages: [],
};

describeServer('content', (start) => {
  let server: TestServer;
  const siteOf = (externalId: string) => {
    const site = server.context.sites.byExternalId(externalId);
    if (!site) throw new Error(`no site ${externalId}`);
    return site;
  };
  const write = (documents: Documents) => {
    const site = siteOf('alpha');
    return inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, {
        documents: { ...none, ...documents },
      }),
    );
  };
  beforeAll(async () => {
    server = await start();
  });

  it('is empty lists where a site has nothing, never an error', async () => {
    for (const call of [fetchSlide, fetchAnnounment, marquee, partners, socialAccount])
      expect((await server.call(call, { domain_name: betaHost })).value).toEqual([]);
    expect((await server.call(getAnalytics, { domain_name: betaHost })).value).toEqual([]);
    expect((await server.call(seo, { domain_name: betaHost, page_name: 'x' })).value).toBeNull();
    expect((await server.call(siteinfodetail, { domain_name: betaHost })).cms.faqs).toEqual({
      status: false,
      en_body: '',
      local_body: '',
      local_language: 'en-US',
      is_fallback: false,
    });
    expect((await server.call(referral, {})).setting_value).toBe(10);
  });

  it("comes in the operator's order, belongs to its site alone, and is replaced whole", async () => {
    const link = (name: string) => ({
      name,
      href: `https://${name}.example`,
      picture: '/media/x.svg',
    });
    await write({
      marquee: [{ texts: { EN: 'One' } }, { texts: { EN: 'Two' } }],
      partners: [link('b'), link('a')],
    });
    expect((await server.call(marquee, {})).value.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect((await server.call(partners, {})).value.map((row) => row.partner_name)).toEqual([
      'b',
      'a',
    ]);
    expect((await server.call(marquee, { domain_name: betaHost })).value).toEqual([]);
    await write({ marquee: [{ texts: { EN: 'Three' } }] });
    expect((await server.call(marquee, {})).value.map(({ text }) => text)).toEqual(['Three']);
    expect((await server.call(partners, {})).value).toEqual([]);
  });

  it('takes no address that would run in a page', async () => {
    const evilHref = ' java\nscript:alert(1)';
    const link = (href: string, picture = '/media/x.svg') => [{ name: 'a', href, picture }];
    const slide = (href?: string) => [
      { titles: { EN: 'a' }, picture: '/media/x', mobile_picture: '/media/x', href },
    ];
    for (const href of ['javascript:alert(1)', evilHref, 'data:text/html,x', '//evil.example', 'x'])
      for (const documents of [
        { slides: slide(href) },
        { partners: link(href) },
        { socials: link(href) },
      ])
        await expect(write(documents)).rejects.toThrow(
          'items[0].href: must be a path of the site or an https address',
        );
    for (const picture of ['javascript:x', 'https://cdn.example/a.png', '/media/../etc', '/x.svg'])
      await expect(write({ partners: link('https://a.example', picture) })).rejects.toThrow(
        'items[0].picture: must be the address of a picture under /media/',
      );
    await write({
      slides: [...slide('/slots'), ...slide()],
      partners: link('https://a.example'),
      socials: [...link('mailto:help@a.example'), ...link('tel:+639171234567')],
    });
  });

  it('keeps visits of an advertisement for ninety days, and not what no people can be', async () => {
    const { db } = server.context.database;
    const count = async () => (await db.selectFrom('ad_visits').select('id').execute()).length;
    await db.deleteFrom('ad_visits').execute();
    for (let visit = 0; visit < 310; visit += 1)
      await server.call(adsvisit, { fbp: `fb.1.${visit}` });
    expect(await count()).toBe(300);
    await server.runJob('prune-records');
    expect(await count()).toBe(300);
    server.advance(91 * 24 * hourMs);
    await server.runJob('prune-records');
    expect(await count()).toBe(0);
  });

  it("is in the visitor's language where the site has it, else in English", async () => {
    await write({ marquee: [{ texts: { EN: 'Welcome', PHP: 'Mabuhay' } }] });
    const ask = async (language: string, page = '') => {
      const answer = await server.fetch('http://alpha.test/api/home/marquee', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `i18n_redirected=${language}`,
          'x-page-language': page,
        },
        body: '{}',
      });
      return ((await answer.json()) as { value: Array<{ text: string }> }).value[0]?.text;
    };
    expect(await ask('fil')).toBe('Mabuhay');
    expect(await ask('en-US')).toBe('Welcome');
    expect(await ask('ru')).toBe('Welcome');
    // A page in another language than the visitor's own is filled in its own.
    expect(await ask('en-US', 'fil')).toBe('Mabuhay');
    expect(await ask('fil', 'xx')).toBe('Mabuhay');
  });

  it('shows announcements within their time', async () => {
    const now = server.context.clock.now().getTime();
    const at = (inHours: number) => new Date(now + inHours * hourMs).toISOString();
    const note = (title: string, window: { from?: string; until?: string } = {}) => ({
      titles: { EN: title },
      bodies: {},
      ...window,
    });
    await write({
      announcements: [
        note('always'),
        note('over', { until: at(0) }),
        note('coming', { from: at(1), until: at(2) }),
        note('now', { from: at(-1), until: at(1) }),
      ],
    });
    const titles = async () =>
      (await server.call(fetchAnnounment, {})).value.map(({ title }) => title);
    expect(await titles()).toEqual(['always', 'now']);
    server.advance(hourMs);
    expect(await titles()).toEqual(['always', 'coming']);
  });

  it('takes no body that could run', async () => {
    const page = { page: 'about_us' as const, is_on: true };
    await expect(write({ pages: [{ ...page, bodies: { EN: evil } }] })).rejects.toThrow(
      'pages items[0].bodies.EN: must not have <script>, onclick=, javascript:',
    );
  });

  it('gives a page of text in the language it is read in, else in the site’s own', async () => {
    const bodies = { EN: '<p>Hello</p>', PHP: '<p>Magandang araw</p>' };
    await write({ pages: [{ page: 'faqs', is_on: true, bodies }] });
    const bodyIn = async (language: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: siteinfodetail.path,
        headers: { host: 'alpha.test', 'x-page-language': language },
        payload: {},
      });
      return answer.json<{ cms: { faqs: { en_body: string; local_body: string } } }>().cms.faqs;
    };
    expect(await bodyIn('en-US')).toMatchObject({
      en_body: '<p>Hello</p>',
      local_body: '<p>Hello</p>',
      local_language: 'en-US',
      is_fallback: false,
    });
    expect(await bodyIn('fil')).toMatchObject({
      local_body: '<p>Magandang araw</p>',
      local_language: 'fil',
      is_fallback: false,
    });
    const page = await (await server.fetch('http://alpha.test/fil/faqs')).text();
    expect(page).toContain('Magandang araw');
  });

  it('hands nothing on that runs, whoever wrote it into the tables', async () => {
    const href = 'javascript:alert(1)';
    const slide = {
      titles: { EN: 'One' },
      picture: '/media/a.svg',
      mobile_picture: '/media/a.svg',
      href: '/promotions',
    };
    const link = { name: 'One', href: 'https://one.example/?a=1', picture: '/media/a.svg' };
    await write({
      pages: [{ page: 'faqs', is_on: true, bodies: { EN: 'body' } }],
      announcements: [{ titles: { EN: 'A' }, bodies: { EN: 'body' } }],
      // Nothing opens in the first one's category here: nobody is led there.
      slides: [{ ...slide, href: '/slots?list=new' }, slide, { ...slide, href: '/hot' }],
      partners: [link, { ...link, name: 'Two', href: 'https://two.example' }],
      socials: [{ ...link, href: 'https://two.example' }],
    });
    const { db } = server.context.database;
    const put = (before: string, after: string) =>
      sql`update content_versions set document =
            replace(document::text, ${JSON.stringify(before)}, ${JSON.stringify(after)})::jsonb
          where state = 'published'`.execute(db);
    await put('body', evil);
    await put('/hot', href);
    await put('https://two.example', ' JaVaScript:alert(1)');
    const { faqs } = (await server.call(siteinfodetail, {})).cms;
    const [announcement] = (await server.call(fetchAnnounment, {})).value;
    const page = await (await server.fetch('http://alpha.test/faqs')).text();
    for (const body of [faqs.en_body, faqs.local_body, announcement?.body])
      expect(body).toBe('<p>Hello <a rel="noopener nofollow" target="_blank">you</a></p>');
    expect(page).not.toContain('alert(1)');
    const hrefs = async (call: typeof fetchSlide | typeof partners | typeof socialAccount) =>
      (await server.call(call, {})).value.map((row) => row.href);
    expect(await hrefs(fetchSlide)).toEqual(['/promotions', '']);
    expect(await hrefs(partners)).toEqual([link.href, '']);
    expect(await hrefs(socialAccount)).toEqual(['']);
  });

  it('notes the visit of an advertisement', async () => {
    await server.call(adsvisit, { fbp: 'fb.1.2.3', appsflyer_id: 'af' });
    const rows = await server.context.database.db.selectFrom('ad_visits').selectAll().execute();
    expect(rows).toMatchObject([{ site_id: server.sites.alpha, fbp: 'fb.1.2.3' }]);
  });

  describe('measuring scripts', () => {
    // A page for a phone has no script of its own in it.
    const headers = { cookie: 'viewport=mobile' };
    const policyOf = async (host: string) => {
      const page = await server.fetch(`http://${host}/slots`, { headers });
      const policy = page.headers.get('content-security-policy') ?? '';
      const directives = policy.split('; ').map((text) => text.split(' '));
      return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
    };

    it("extend the policy of their site's pages by exactly what they need, until they are taken away", async () => {
      const before = await policyOf('alpha.test');
      expect(before.get('script-src')).toEqual(["'self'"]);
      const text = "fetch('https://in.example/hit')";
      const scripts = await writeAnalytics(server.context, 'test', siteOf('alpha'), {
        snippets: [
          { section: 'HEAD', text: 'https://tags.example/t.js' },
          { section: 'BODY', text },
        ],
        origins: ['https://more.example'],
      });
      const origins = ['https://tags.example', 'https://more.example', 'https://in.example'];
      const policy = await policyOf('alpha.test');
      expect(policy.get('script-src')).toEqual(["'self'", `'${scripts[1]?.hash}'`, ...origins]);
      expect(policy.get('connect-src')).toEqual([
        "'self'",
        'ws://alpha.test',
        'wss://alpha.test',
        ...origins,
      ]);
      expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', ...origins]);
      for (const name of ['default-src', 'style-src', 'object-src', 'frame-ancestors', 'base-uri'])
        expect(policy.get(name)).toEqual(before.get(name));
      expect((await policyOf(betaHost)).get('script-src')).toEqual(["'self'"]);
      expect((await server.call(getAnalytics, {})).value).toEqual([
        { section: 'HEAD', script: 'https://tags.example/t.js' },
        { section: 'BODY', script: text },
      ]);
      await writeAnalytics(server.context, 'test', siteOf('alpha'), { snippets: [], origins: [] });
      expect(await policyOf('alpha.test')).toEqual(before);
    });

    it('are refused with the reason, and what was there stays', async () => {
      const keep = { section: 'HEAD', text: 'https://tags.example/t.js' } as const;
      const site = siteOf('alpha');
      await writeAnalytics(server.context, 'test', site, { snippets: [keep], origins: [] });
      for (const bad of [
        { snippets: [keep, { section: 'BODY', text: '<iframe></iframe>' } as const], origins: [] },
        { snippets: [keep], origins: ["https://a.example 'unsafe-inline'"] },
        { snippets: [], origins: ['https://a.example'] },
        { snippets: Array.from({ length: 21 }, () => keep), origins: [] },
      ]) {
        await expect(writeAnalytics(server.context, 'test', site, bad)).rejects.toThrow(
          SnippetError,
        );
      }
      expect((await server.call(getAnalytics, {})).value).toHaveLength(1);
    });
  });
});
