import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsGet } from '@pavilion/contracts';
import { betaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { sanitise, sanitised } from './sanitise.ts';

const hash = '0123456789abcdef0123456789abcdef';
const own = `/media/pictures/alpha/${hash}.jpg`;
const lazy = 'loading="lazy" decoding="async"';

describe('a picture in a body', () => {
  it.each([
    ['of the site', `<img src="${own}" alt="A">`, `<img src="${own}" alt="A" ${lazy} />`],
    [
      'that is narrower',
      `<img src="${own.replace('.jpg', '-640.jpg')}" alt="A">`,
      `<img src="${own.replace('.jpg', '-640.jpg')}" alt="A" ${lazy} />`,
    ],
    [
      'with its room',
      `<img width="640" src="${own}" height="360" alt="A">`,
      `<img src="${own}" alt="A" width="640" height="360" ${lazy} />`,
    ],
    [
      'with room that is none',
      `<img src="${own}" width="1e9" height="-1" alt="">`,
      `<img src="${own}" alt="" ${lazy} />`,
    ],
    [
      'with what runs',
      `<img src="${own}" alt="&quot;><b>" onerror="x()" style="x" srcset="//e.test/a 2x" class="c">`,
      `<img src="${own}" alt="&quot;&gt;&lt;b&gt;" ${lazy} />`,
    ],
    ['of another site', `<img src="${own.replace('alpha', 'beta')}" alt="A">`, ''],
    ['of another host', '<img src="https://e.test/a.jpg" alt="A">', ''],
    ['of another host without a scheme', `<img src="//e.test${own}" alt="A">`, ''],
    ['that climbs out', `<img src="/media/pictures/alpha/../beta/${hash}.jpg" alt="A">`, ''],
    ['in the address itself', '<img src="data:image/png;base64,AA" alt="A">', ''],
    ['that is a script', '<img src="javascript:x()" alt="A">', ''],
    ['from nowhere', '<img alt="A">', ''],
  ])('%s', (_what, html, shown) => {
    expect(sanitise(`<p>${html}</p>`, { siteCode: 'alpha' })).toBe(`<p>${shown}</p>`);
  });

  it('is shown by no text that takes none', () => {
    expect(sanitise(`a<img src="${own}" alt="A">`)).toBe('a');
    expect(sanitised(`a<img src="${own}" alt="A">`)).toBe('a');
  });

  it('is another matter for each site, whoever read it before', () => {
    const html = `<img src="${own}" alt="A">`;
    expect(sanitised(html, 'alpha')).toContain(own);
    expect(sanitised(html, 'beta')).toBe('');
    expect(sanitised(sanitised(html, 'alpha'), 'alpha')).toBe(sanitised(html, 'alpha'));
  });
});

describeServer('pictures in the bodies of an operator', (start) => {
  let server: TestServer;
  let folder: string;
  let address: string;
  beforeAll(async () => {
    server = await start();
    folder = await mkdtemp(join(tmpdir(), 'bodies-'));
    address = await add('alpha');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const add = async (site: string): Promise<string> => {
    const path = join(folder, `${site}.png`);
    const create = { width: 900, height: 300, channels: 3, background: '#246' } as const;
    await writeFile(path, await sharp({ create }).png().toBuffer());
    return (await runTool(server.context, ['media', 'add', site, '--file', path])).text;
  };
  const act = async (what: string, body: string): Promise<string> => {
    const item = {
      slug: 'shown',
      titles: { EN: 'Shown' },
      summaries: { EN: 'In short.' },
      bodies: { EN: body },
      category: 'club',
    };
    const path = join(folder, 'news.json');
    await writeFile(path, JSON.stringify({ type: 'news', items: [item] }));
    const args = ['content', what, 'alpha', '--file', path];
    return (await runTool(server.context, args)).text;
  };
  const shown = async (more: object = {}) =>
    (await server.call(newsGet, { slug: 'shown', ...more })).value.body;

  it('are told how large they are, and wait until they are scrolled to', async () => {
    const narrow = address.replace('.jpg', '-640.jpg');
    const html = `<p>Hall</p><img src="${address}" alt="The hall" width="1"><img src="${narrow}" alt="">`;
    expect(await act('validate', html)).toBe('a good file of news');
    await act('draft', html);
    await runTool(server.context, ['content', 'publish', 'alpha', '--type', 'news']);
    const room = (width: number, height: number) => `width="${width}" height="${height}" ${lazy}`;
    expect(await shown()).toBe(
      `<p>Hall</p><img src="${address}" alt="The hall" ${room(900, 300)} />` +
        `<img src="${narrow}" alt="" ${room(640, 213)} />`,
    );
    const page = await server.fetch('http://alpha.test/news?article=shown');
    expect(page.headers.get('content-security-policy')).toMatch(/img-src [^;]*'self'/);
  });

  it.each([
    ['is not there', () => own],
    ['is of another site', () => add('beta')],
    ['is not kept in this width', async () => address.replace('.jpg', '-641.jpg')],
    ['is of another host', () => 'https://e.test/a.jpg'],
    ['is drawn by us for other places', () => '/media/flags/ph.svg'],
  ])('are refused where one %s', async (_what, src) => {
    const html = `<img src="${await src()}" alt="A">`;
    const fault =
      /^items\[0\]\.bodies\.EN: pictureUnknown \(line 1\): .* is no picture of the site/;
    expect(await act('validate', html)).toMatch(fault);
    await expect(act('draft', html)).rejects.toThrow(fault);
  });

  it.each([
    ['', 'pictureUnknown (line 1): a picture without src'],
    ['alt="A" src="data:image/png;base64,AA"', 'activeContent (line 1): must not have data:'],
    ['alt="A" onerror="x()"', 'activeContent (line 1): must not have onerror='],
  ])('are refused with <img %s>', async (attributes, fault) => {
    await expect(act('draft', `<img ${attributes}>`)).rejects.toThrow(fault);
  });

  it('say what they show', async () => {
    await expect(act('draft', `<img src="${address}">`)).rejects.toThrow(
      'pictureWithoutAlt (line 1): a picture must have alt',
    );
  });

  it('reach no browser where somebody broke them in the table', async () => {
    const broken = `<img src="${address}" alt="A" onerror="x()"><img src="//e.test/a.jpg" alt="B">`;
    const { db } = server.context.database;
    const row = await db
      .selectFrom('content_versions')
      .select(['site_id', 'document', 'version'])
      .where('type', '=', 'news')
      .where('state', '=', 'published')
      .executeTakeFirstOrThrow();
    const [item] = row.document as Array<object>;
    await db
      .updateTable('content_versions')
      .set({ document: JSON.stringify([{ ...item, bodies: { EN: broken } }]) })
      .where('site_id', '=', row.site_id)
      .where('type', '=', 'news')
      .where('version', '=', row.version)
      .execute();
    expect(await shown()).toBe(`<img src="${address}" alt="A" ${lazy} />`);
    const elsewhere = { domain_name: betaHost };
    await expect(shown(elsewhere)).rejects.toThrow('contentNotFound');
  });
});
