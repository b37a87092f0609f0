import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { sql } from 'kysely';
import { describeServer, plainSite, type TestServer } from '@pavilion/test-kit';
import { writeSiteContent, type SiteContent } from '../content/index.ts';
import { createSite } from '../sites/index.ts';

type SeoItem = NonNullable<SiteContent['documents']['seo']>[number];

const host = 'gamma.test';
const languages = ['PHP', 'EN', 'ESP'] as const;
const gamma = { externalId: 'gamma', name: 'Gamma & Co' };
/** A record in Filipino, the site's own language, and in English. */
const recordOf = (page_name: SeoItem['page_name'], more: Partial<SeoItem> = {}): SeoItem => ({
  page_name,
  titles: { PHP: 'Pamagat', EN: 'Title' },
  descriptions: { PHP: 'Paglalarawan', EN: 'English words.' },
  ...more,
});

describeServer('the head of a page', (start) => {
  let server: TestServer;
  let siteId: string;
  const write = (seo: SeoItem[]) =>
    inTransaction(server.context.database, (executor) =>
      writeSiteContent(
        executor,
        server.context,
        'test',
        { id: siteId, externalId: gamma.externalId, languages },
        { documents: { seo } },
      ),
    );
  beforeAll(async () => {
    server = await start();
    const site = plainSite({
      ...gamma,
      domains: [host],
      languages,
      minimumAge: 21,
    });
    siteId = await createSite(server.context, 'test', site);
    await server.context.sites.refresh();
    await write([
      recordOf('about', { canonical: 'https://brand.example/about' }),
      recordOf('contact-us', { canonical: `https://${host}/contact-us` }),
      recordOf('vip', { descriptions: { EN: 'English alone.' } }),
      recordOf('hot'),
      recordOf('faqs', { noindex: true }),
    ]);
    // Written before addresses were checked.
    await sql`update content_versions
      set document = jsonb_set(document, '{3,canonical}', '"javascript:alert(1)"')
      where site_id = ${siteId} and type = 'seo'`.execute(server.context.database.db);
  });

  const headOf = async (path: string) => {
    const html = await (await server.fetch(`http://${host}${path}`)).text();
    const find = (pattern: RegExp) => pattern.exec(html)?.[1];
    return {
      html,
      canonical: find(/<link rel="canonical" href="([^"]*)">/),
      url: find(/<meta property="og:url" content="([^"]*)">/),
      description: find(/<meta name="description" content="([^"]*)">/),
    };
  };

  it('names the addresses of its record, escaped, in the language of the record', async () => {
    expect(await headOf('/about')).toMatchObject({
      canonical: 'https://brand.example/about',
      url: 'https://brand.example/about',
      description: 'Paglalarawan',
    });
    expect(await headOf('/contact-us')).toMatchObject({
      canonical: `http://${host}/contact-us`,
      url: `http://${host}/contact-us`,
    });
  });

  it.each(['/en/about', '/es/about'])('names its own in another language: %s', async (path) => {
    const address = `http://${host}${path}`;
    expect(await headOf(path)).toMatchObject({ canonical: address, url: address });
  });

  it('names its own instead of what is no address', async () => {
    const { html, ...head } = await headOf('/hot');
    const address = `http://${host}/hot`;
    expect(head).toMatchObject({ canonical: address, url: address });
    expect(/<head>.*?<\/head>/s.exec(html)?.[0]).not.toMatch(/javascript:|evil\.example/);
  });

  it.each([
    ['/en/about', 'English words.'],
    [
      '/es/about',
      'Quiénes somos en Gamma &amp; Co: juegos, deportes y mesas en vivo en una sola cuenta. Juega con responsabilidad.',
    ],
    [
      '/es',
      'Gamma &amp; Co: juegos, deportes y mesas en vivo en una sola cuenta. Juega con responsabilidad.',
    ],
    [
      '/vip',
      'VIP Club sa Gamma &amp; Co: mga laro, sports at live table sa iisang account. Maglaro nang responsable.',
    ],
  ])('says something of the page in its language: %s', async (path, description) => {
    expect((await headOf(path)).description).toBe(description);
  });

  it.each(['/es/no/such/page', '/es/deposit'])('says nothing of %s', async (path) => {
    expect((await headOf(path)).description).toBeUndefined();
  });

  it('is left out of search engines where its operator says so', async () => {
    expect((await headOf('/faqs')).html).toContain('<meta name="robots" content="noindex">');
    expect((await headOf('/contact-us')).html).not.toContain('name="robots"');
  });

  it.each(['javascript:alert(1)', 'ftp://brand.example', 'about'])(
    'takes no record whose canonical address is %s',
    async (canonical) => {
      await expect(write([recordOf('about', { canonical })])).rejects.toThrow(
        'seo items[0].canonical: must be a path of the site or an https address',
      );
      expect((await headOf('/contact-us')).description).toBe('Paglalarawan');
    },
  );
});
