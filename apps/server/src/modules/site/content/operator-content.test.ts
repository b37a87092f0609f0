import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contentFooter,
  faqList,
  faqSearch,
  fetchAnnounment,
  marquee,
  newsGet,
  newsList,
} from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';

const hourMs = 60 * 60_000;
const article = (slug: string, more: object = {}) => ({
  slug,
  titles: { EN: `Title of ${slug}`, PHP: `Pamagat ng ${slug}` },
  summaries: { EN: 'In short.' },
  bodies: { EN: '<p>The <strong>whole</strong> story.</p>' },
  category: 'club',
  ...more,
});

describeServer('content by the operator', (start) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await start();
    folder = await mkdtemp(join(tmpdir(), 'content-'));
  });
  const fileOf = async (content: unknown): Promise<string> => {
    const path = join(folder, `${Math.trunc(performance.now() * 1000)}.json`);
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const tool = async (...args: string[]) =>
    (await runTool(server.context, ['content', ...args])).text.split('\n');
  const draft = async (content: unknown) => tool('draft', 'alpha', '--file', await fileOf(content));
  const publish = async (type: string, items: unknown) => {
    await draft({ type, items });
    return tool('publish', 'alpha', '--type', type);
  };
  const texts = async () => (await server.call(marquee, {})).value.map(({ text }) => text);
  const ticker = (text: string) => ({ type: 'marquee', items: [{ texts: { EN: text } }] });

  it('has a schema for every type', async () => {
    const lines = await tool('types');
    expect(lines).toHaveLength(18);
    expect(lines[0]).toMatch(
      /^slides\t\{"\$schema":"https:\/\/json-schema.org\/draft\/2020-12\/schema"/,
    );
  });

  it('is seen once it is published, and comes back by an old version', async () => {
    expect(await draft(ticker('One'))).toEqual([
      expect.stringMatching(/^marquee\t1\tdraft\t\S+\t\S+$/),
    ]);
    expect(await texts()).toEqual([]);
    await tool('publish', 'alpha', '--type', 'marquee', '--note', 'the first');
    expect(await texts()).toEqual(['One']);
    await draft(ticker('Two'));
    expect(await tool('diff', 'alpha', '--type', 'marquee')).toEqual([
      'from version 1 to 2: 1 differences',
      'items[0].texts.EN: "One" → "Two"',
    ]);
    await tool('publish', 'alpha', '--type', 'marquee');
    expect(await texts()).toEqual(['Two']);
    await tool('rollback', 'alpha', '--type', 'marquee', '--to', '1');
    expect(await texts()).toEqual(['One']);
    const states = (await tool('versions', 'alpha', '--type', 'marquee')).map((line) =>
      line.split('\t').slice(1, 3).join(' '),
    );
    expect(states).toEqual(['3 published', '2 retired', '1 retired', '']);
  });

  it('promotes with terms and their version, as long as a promotion runs, and over no page', async () => {
    const soon = new Date(server.context.clock.now().getTime() + hourMs).toISOString();
    const offer = (slug: string, more: object = {}) => ({
      ...article(slug, more),
      href: '/deposit',
      terms: { EN: '<p>Once a <script>x</script>player.</p>' },
      terms_version: '3',
    });
    const faults = await tool(
      'validate',
      'alpha',
      '--file',
      await fileOf({ type: 'promotions', items: [offer('bad')] }),
    );
    expect(faults.join()).toContain('items[0].terms.EN');
    const clean = { ...offer('spring'), terms: { EN: '<p>Once a player.</p>' } };
    await publish('promotions', [clean, { ...clean, slug: 'later', from: soon }]);
    const { value } = await server.call(fetchAnnounment, {});
    expect(value.filter(({ kind }) => kind === 'promotion')).toMatchObject([
      { title: 'Title of spring', audience: 'all' },
    ]);
    expect(value.at(-1)?.body).toMatch(
      /story.*href="\/deposit">Title of spring<.*Terms &amp; Conditions \(3\).*Once a player/s,
    );
    await publish('promotions', []);
  });

  it('waits for its time, and can be taken back until then', async () => {
    await publish('marquee', [{ texts: { EN: 'Now' } }]);
    const at = new Date(server.context.clock.now().getTime() + hourMs).toISOString();
    await draft(ticker('Later'));
    const later = ['publish', 'alpha', '--type', 'marquee', '--at', at] as const;
    await tool(...later);
    await server.runJob('publish-content');
    expect(await texts()).toEqual(['Now']);
    expect(await tool('cancel', 'alpha', '--type', 'marquee')).toEqual([
      expect.stringContaining('\tdraft\t'),
    ]);
    await tool(...later);
    server.advance(hourMs);
    await server.runJob('publish-content');
    expect(await texts()).toEqual(['Later']);
  });

  it('names every fault of a file with its line and changes nothing', async () => {
    const file = `{
  // Two entries, both wrong.
  "type": "news",
  "items": [
    {"slug": "Big News", "titles": {"EN": "A"}, "summaries": {"EN": "b"}, "category": "x",
     "bodies": {"EN": "<p onclick='x()'>a</p><iframe src='https://a.example'></iframe>"}},
    {"slug": "a", "titles": {"XX": "A"}, "summaries": {"EN": "b"}, "category": "x", "bodies": {}, "more": 1},
  ],
}`;
    await expect(draft(file)).rejects.toThrow(
      [
        'items[0].slug: badSlug (line 5): must be small letters, digits and hyphens',
        'items[1].titles.XX: unknownLanguage (line 7): no such language',
        'items[1].more: unknownField (line 7): no such field',
      ].join('\n'),
    );
    expect((await tool('versions', 'alpha', '--type', 'news')).at(-1)).toBe('0 versions');
    const active = {
      type: 'news',
      items: [article('a', { bodies: { EN: '<p onclick="x()">a</p>' } })],
    };
    await expect(draft(active)).rejects.toThrow(
      'items[0].bodies.EN: activeContent (line 1): must not have onclick=',
    );
    await expect(draft({ type: 'news', items: [article('a'), article('a')] })).rejects.toThrow(
      'items[1].slug: doubled (line 1): a stands twice',
    );
    await expect(draft('{"type": "news", "items": [}')).rejects.toThrow('file: notJson (line 1)');
  });

  it('takes harmless tags out with a warning', async () => {
    const items = [article('a', { bodies: { EN: '<p><u>a</u></p>' } })];
    const path = await fileOf({ type: 'news', items });
    expect(await tool('validate', 'alpha', '--file', path)).toEqual([
      'warning: items[0].bodies.EN: removedTags (line 1): <u> will be taken out',
      'a good file of news',
    ]);
  });

  it('refuses a file made from a version that is no longer out', async () => {
    await publish('marquee', [{ texts: { EN: 'Base' } }]);
    const out = join(folder, 'exported.json');
    await tool('export', 'alpha', '--type', 'marquee', '--out', out);
    const exported = await readFile(out, 'utf8');
    await draft(exported);
    await tool('publish', 'alpha', '--type', 'marquee');
    await expect(draft(exported)).rejects.toThrow(/^base: the file was made from version/);
  });

  it('publishes several types together or none', async () => {
    await draft(ticker('Alone'));
    await expect(tool('publish', 'alpha', '--type', 'marquee,helplines')).rejects.toThrow(
      'type: there is no draft of helplines',
    );
    expect(await texts()).not.toEqual(['Alone']);
  });

  describe('news', () => {
    it('lists what is out: pinned first, then the newest, each in the language there is', async () => {
      const now = server.context.clock.now().getTime();
      const at = (hours: number) => new Date(now + hours * hourMs).toISOString();
      await publish('news', [
        article('old', { published_at: at(-5) }),
        article('new', { published_at: at(-1), category: 'sport' }),
        article('pinned', { published_at: at(-9), pinned: true }),
        article('coming', { from: at(1) }),
        article('over', { until: at(-1) }),
      ]);
      const slugs = async (request: object = {}) => {
        const { value, next_cursor } = await server.call(newsList, request);
        return [...value.map(({ slug }) => slug), next_cursor];
      };
      expect(await slugs()).toEqual(['pinned', 'new', 'old', null]);
      expect(await slugs({ limit: 2 })).toEqual(['pinned', 'new', 'new']);
      expect(await slugs({ limit: 2, cursor: 'new' })).toEqual(['old', null]);
      expect(await slugs({ category: 'sport' })).toEqual(['new', null]);
      const { value } = await server.call(newsGet, { slug: 'old' });
      expect(value).toMatchObject({
        body: '<p>The <strong>whole</strong> story.</p>',
        related: [{ slug: 'pinned' }],
      });
      for (const slug of ['coming', 'over', 'none'])
        await expect(server.call(newsGet, { slug })).rejects.toThrow('contentNotFound');
    });

    it('shows drafts to who has a link, as long as it is good', async () => {
      await draft({ type: 'news', items: [article('secret')] });
      const [url = ''] = await tool('preview', 'alpha', '--minutes', '5');
      const preview = new URL(url).searchParams.get('preview') ?? '';
      expect((await server.call(newsGet, { slug: 'secret', preview })).value.slug).toBe('secret');
      await expect(server.call(newsGet, { slug: 'secret' })).rejects.toThrow('contentNotFound');
      const page = await server.fetch(`http://alpha.test/faqs?preview=${preview}`);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(await page.text()).toContain('<meta name="robots" content="noindex">');
      const foreign = { slug: 'secret', preview, domain_name: 'beta.test' };
      await expect(server.call(newsGet, foreign)).rejects.toThrow('previewExpired');
      server.advance(6 * 60_000);
      await expect(server.call(newsList, { preview })).rejects.toThrow('previewExpired');
      expect((await server.fetch(`http://alpha.test/?preview=${preview}`)).status).toBe(403);
    });
  });

  it('finds questions with typing mistakes, those of the question before those of an answer', async () => {
    const question = (slug: string, text: string, answer: string) => ({
      slug,
      questions: { EN: text },
      answers: { EN: `<p>${answer}</p>` },
    });
    await publish('faqs', [
      {
        category: 'money',
        titles: { EN: 'Money' },
        questions: [
          question('wait', 'How long must I wait?', 'A withdrawal takes a day.'),
          question('out', 'How do I make a withdrawal?', 'On its page.'),
        ],
      },
    ]);
    const [category] = (await server.call(faqList, {})).value;
    expect(category).toMatchObject({
      title: 'Money',
      questions: [{ slug: 'wait' }, { slug: 'out' }],
    });
    const found = (await server.call(faqSearch, { text: 'withdrawel' })).value;
    expect(found.map(({ slug }) => slug)).toEqual(['out', 'wait']);
    expect(found[0]?.score).toBeGreaterThan(found[1]?.score ?? 1);
    expect((await server.call(faqSearch, { text: 'zebra' })).value).toEqual([]);
  });

  it('names who runs the site, and help lines of its own country first', async () => {
    const line = (country: string) => ({ country, name: `Help in ${country}` });
    await publish('helplines', [line('GB'), line('PH'), line('MT')]);
    await draft({
      type: 'footer',
      value: {
        operator: 'Alpha Ltd',
        address: '1 High Street',
        licences: [{ regulator: 'The Regulator', number: 'R-1' }],
        payments: [{ name: 'GCash', img_url: '/media/payments/gcash.svg' }],
        seals: [],
        note: { EN: 'Play for fun.' },
      },
    });
    await tool('publish', 'alpha', '--type', 'footer');
    const { value } = await server.call(contentFooter, {});
    expect(value).toMatchObject({
      operator: 'Alpha Ltd',
      licences: [{ number: 'R-1', href: null, img_url: null }],
      note: 'Play for fun.',
    });
    expect(value.helplines.map(({ country }) => country)).toEqual(['PH', 'GB', 'MT']);
  });

  it('writes every change into the log of changes', async () => {
    const rows = await server.context.database.db
      .selectFrom('operator_audit_log')
      .select(['action'])
      .where('subject', '=', 'alpha/marquee')
      .execute();
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set([
        'content.draft',
        'content.publish',
        'content.schedule',
        'content.cancel',
        'content.rollback',
      ]),
    );
  });
});
