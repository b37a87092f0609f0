import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { describeServer, plainSite, type TestServer } from '@pavilion/test-kit';
import { writeSiteContent, type SiteContent } from '../content/index.ts';
import { createSite } from '../sites/index.ts';

type SeoRecord = SiteContent['seoRecords'][number];

const noContent: SiteContent = {
  slides: [],
  announcements: [],
  marquees: [],
  partners: [],
  socialAccounts: [],
  cmsPages: [],
  seoRecords: [],
  vipLevels: [],
};
const host = 'gamma.test';
const gamma = { externalId: 'gamma', name: 'Gamma & Co' };
/** A record in Filipino, the site's own language. */
const recordOf = (pageName: string, meta: Partial<SeoRecord['meta']>): SeoRecord => ({
  pageName,
  itemName: { en: 'Name', local: 'Pangalan' },
  body: { en: '<p>English body.</p>', local: '<p>Katawan.</p>' },
  meta: {
    title: 'Pamagat',
    desc: 'Paglalarawan',
    keywords: '',
    url: '',
    canonical: '',
    lang: 'fil',
    imageUrl: '',
    ...meta,
  },
});

describeServer('the head of a page', (start) => {
  let server: TestServer;
  let siteId: string;
  const write = (seoRecords: SeoRecord[]) => {
    const content: SiteContent = { ...noContent, seoRecords };
    return inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', { id: siteId, ...gamma }, content),
    );
  };
  beforeAll(async () => {
    server = await start();
    const site = plainSite({
      ...gamma,
      domains: [host],
      languages: ['PHP', 'EN', 'ESP'],
      minimumAge: 21,
    });
    siteId = await createSite(server.context, 'test', site);
    await server.context.sites.refresh();
    const outside = { canonical: 'https://brand.example/about', url: '/about?from=a&to=b' };
    await write([
      recordOf('about', outside),
      recordOf('slots', { canonical: `https://${host}/slots` }),
      recordOf('crash', { desc: '' }),
      recordOf('hot', {}),
    ]);
    // Written before addresses were checked.
    await server.context.database.db
      .updateTable('seo_records')
      .set({ meta_canonical: 'javascript:alert(1)', meta_url: '//evil.example/"><script>' })
      .where('site_id', '=', siteId)
      .where('page_name', '=', 'hot')
      .execute();
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
      url: `http://${host}/about?from=a&amp;to=b`,
      description: 'Paglalarawan',
    });
    expect(await headOf('/slots')).toMatchObject({
      canonical: `http://${host}/slots`,
      url: `http://${host}/slots`,
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
    ['/en/about', 'English body.'],
    [
      '/es/about',
      'Quiénes somos en Gamma &amp; Co: juegos, deportes y mesas en vivo en una sola cuenta. Juega con responsabilidad.',
    ],
    [
      '/es',
      'Gamma &amp; Co: juegos, deportes y mesas en vivo en una sola cuenta. Juega con responsabilidad.',
    ],
    [
      '/crash',
      'Crash sa Gamma &amp; Co: mga laro, sports at live table sa iisang account. Maglaro nang responsable.',
    ],
  ])('says something of the page in its language: %s', async (path, description) => {
    expect((await headOf(path)).description).toBe(description);
  });

  it.each(['/es/no/such/page', '/es/deposit'])('says nothing of %s', async (path) => {
    expect((await headOf(path)).description).toBeUndefined();
  });

  it.each([
    ['canonical', 'javascript:alert(1)'],
    ['url', 'ftp://brand.example'],
    ['canonical', 'about'],
  ])('takes no record whose %s is %s', async (field, value) => {
    await expect(write([recordOf('about', { [field]: value })])).rejects.toThrow(
      `page about: ${field} must be`,
    );
    expect((await headOf('/slots')).description).toBe('Paglalarawan');
  });
});
