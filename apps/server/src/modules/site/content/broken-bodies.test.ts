import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  assistantAsk,
  contentLegal,
  contentPage,
  faqList,
  faqSearch,
  fetchAnnounment,
  newsGet,
  seo,
  siteinfodetail,
} from '@pavilion/contracts';
import type { ContentDocuments } from '@pavilion/contracts/content';
import { inTransaction } from '@pavilion/database';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { writeSiteContent } from './index.ts';

const mark = 'harmless words';
const html = { EN: `<p>${mark}</p>` };
const texts = { EN: 'Zebra' };
const article = { slug: 'zebra', titles: texts, summaries: texts, bodies: html, category: 'club' };
const day = '2026-01-01T00:00:00Z';

/** A document of every type that holds HTML. */
const documents: Partial<ContentDocuments> = {
  announcements: [{ titles: texts, bodies: html }],
  pages: [{ page: 'about_us', is_on: true, titles: texts, bodies: html }],
  legal: [{ document: 'terms', version: '1', bodies: html, effective_at: day, must_accept: false }],
  news: [article],
  promotions: [{ ...article, terms: html, terms_version: '1' }],
  faqs: [
    {
      category: 'club',
      titles: texts,
      questions: [{ slug: 'zebra', questions: texts, answers: html }],
    },
  ],
  seo: [{ page_name: 'vip', titles: texts, descriptions: texts, bodies: html }],
};

/** What somebody might put into the table beside us. */
const broken = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '<a href=" jAvAsCrIpT:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  '<p style="background:url(//e.test/?alert(1))">a</p>',
  '<form action="//e.test/alert(1)"><button>a</button></form>',
  '<!--><img src=x onerror=alert(1)>-->',
];
const runs =
  /<(?:script|svg|math|iframe|form|style|img)[\s>/]|onerror=|onload=|javascript:|data:text/i;

describeServer('a body that somebody broke in the table', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    await inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, { documents }),
    );
    await sql`update content_versions
                 set document = replace(document::text, ${mark},
                   ${inJson(broken.join(mark))})::jsonb`.execute(server.context.database.db);
  });
  const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

  it.each([
    ['announcements and promotions', () => server.call(fetchAnnounment, {})],
    ['pages', () => server.call(siteinfodetail, {})],
    ['a page', () => server.call(contentPage, { page: 'about_us' })],
    ['a legal text', () => server.call(contentPage, { page: 'term_condition' })],
    ['versions of legal texts', () => server.call(contentLegal, {})],
    ['an article', () => server.call(newsGet, { slug: 'zebra' })],
    ['questions', () => server.call(faqList, {})],
    ['found questions', () => server.call(faqSearch, { text: 'zebra' })],
    ['words for search engines', () => server.call(seo, { page_name: 'vip' })],
    ['the assistant', () => server.call(assistantAsk, { text: 'zebra', stream: false })],
  ])('runs in none of the answers: %s', async (_what, ask) => {
    const answer = JSON.stringify(await ask()).replaceAll('\\"', '"');
    expect(answer.length).toBeGreaterThan(20);
    expect(answer).not.toMatch(runs);
  });

  it.each([
    '/about',
    '/term-condition',
    '/news?article=zebra',
    '/faqs?question=zebra',
    '/faqs',
    '/vip',
  ])('runs on no page: %s', async (path) => {
    const page = await (await server.fetch(`http://${alphaHost}${path}`)).text();
    expect(page).not.toContain('alert(1)</');
    expect(page).not.toMatch(/<img src=x|<svg\/|<iframe srcdoc|<form action="\/\/e/);
    // What is said of the page as JSON cannot end its own script.
    for (const [, json = ''] of page.matchAll(
      /<script type="application\/[^"]*"[^>]*>(.*?)<\/script>/gs,
    ))
      expect(() => JSON.parse(json) as unknown).not.toThrow();
  });
});
