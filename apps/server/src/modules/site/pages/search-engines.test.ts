import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentDocuments } from '@pavilion/contracts/content';
import { inTransaction } from '@pavilion/database';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { writeSiteContent } from '../content/index.ts';

type Documents = Partial<ContentDocuments>;
const article = {
  slug: 'open-day',
  titles: { EN: 'An open day </script>', PHP: 'Araw ng pagbisita' },
  summaries: { EN: 'Come & see.' },
  bodies: { EN: '<p>All of it.</p>' },
  category: 'club',
  published_at: '2026-01-02T03:04:05Z',
  picture: '/media/promotions/{palette}/spins.webp',
};
const faqs: Documents['faqs'] = [
  {
    category: 'account',
    titles: { EN: 'Account' },
    questions: [
      {
        slug: 'open',
        questions: { EN: 'How do I begin?' },
        answers: { EN: '<p>Sign <em>up</em>.</p>' },
      },
    ],
  },
];

describeServer('what search engines read', (start) => {
  let server: TestServer;
  const write = (documents: Documents) => {
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    return inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, { documents }),
    );
  };
  beforeAll(async () => {
    server = await start();
    await write({ news: [article], faqs });
  });
  const fetchPage = async (path: string) => {
    const answer = await server.fetch(`http://${alphaHost}${path}`);
    const html = await answer.text();
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    return { status: answer.status, html, facts, kinds: facts.map((fact) => fact['@type']) };
  };

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/about', ['BreadcrumbList']],
    ['/faqs', ['BreadcrumbList', 'FAQPage']],
    ['/news?article=open-day', ['BreadcrumbList', 'NewsArticle']],
    ['/login', []],
  ])('tells of %s: %j', async (path, kinds) => {
    expect((await fetchPage(path)).kinds).toEqual(kinds);
  });

  it('names an article by its own title, address, picture and day', async () => {
    const { html, facts } = await fetchPage('/news?article=open-day');
    expect(html).toContain('<title>An open day &lt;/script&gt; | Alpha</title>');
    expect(html).toContain(
      `<link rel="canonical" href="http://${alphaHost}/news?article=open-day">`,
    );
    expect(html).toContain(`hreflang="fil" href="http://${alphaHost}/fil/news?article=open-day"`);
    expect(html).toMatch(
      /og:image" content="[^"]*\/media\/promotions\/casino1-[a-z]+\/spins\.webp/,
    );
    expect(facts[1]).toMatchObject({
      headline: 'An open day </script>',
      datePublished: '2026-01-02T03:04:05.000Z',
    });
    const filipino = await fetchPage('/fil/news?article=open-day');
    expect(filipino.html).toContain('<title>Araw ng pagbisita | Alpha</title>');
  });

  it('answers questions in words', async () => {
    const { facts } = await fetchPage('/faqs');
    expect(facts[1]).toMatchObject({
      mainEntity: [{ name: 'How do I begin?', acceptedAnswer: { text: 'Sign up .' } }],
    });
  });

  it.each(['/news?article=none', '/faqs?question=none'])(
    'is sent away from what is not there: %s',
    async (path) => {
      const { status, html, kinds } = await fetchPage(path);
      expect(status).toBe(404);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(kinds).toEqual([]);
    },
  );

  it.each(['/login', '/register', '/preloader', '/playnow', '/replay', '/bingo'])(
    'may not list %s',
    async (path) => {
      expect((await fetchPage(path)).html).toContain('<meta name="robots" content="noindex">');
    },
  );

  describe('the map of the site', () => {
    const mapOf = async () => (await server.fetch(`http://${alphaHost}/sitemap.xml`)).text();

    it('lists pages and articles in every language with the day of their content', async () => {
      const map = await mapOf();
      const address = `http://${alphaHost}/news?article=open-day`;
      expect(map).toContain(`<url><loc>${address}</loc><lastmod>`);
      expect(map).toContain(`<loc>http://${alphaHost}/fil/news?article=open-day</loc>`);
      expect(map).toMatch(/<loc>[^<]*\/faqs<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
    });

    it('leaves out what the operator does not want listed', async () => {
      const page = { titles: { EN: 'News' }, descriptions: { EN: 'News' } };
      expect(await mapOf()).toMatch(/<loc>[^<]*\/faqs<\/loc>/);
      await write({ seo: [{ page_name: 'faqs', noindex: true, ...page }] });
      expect(await mapOf()).not.toMatch(/<loc>[^<]*\/faqs<\/loc>/);
    });
  });
});
