import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { localeCodes, locales } from '@pavilion/domain/locales';
import { screenNames } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import { inTransaction } from '@pavilion/database';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { writeSiteContent } from '../../content/index.ts';
import { fontFor } from './title-fonts.ts';
import { titleLayer } from './title-layer.ts';

describe('letters of a title', () => {
  it.each(localeCodes.map((code) => locales[code].tag))(
    'are there for every page in %s',
    async (tag) => {
      const t = createTranslator(tag);
      const titles = screenNames.map((screen) => t(screenTitleKey(screen)));
      const missing = await Promise.all(
        titles.map(async (title) => ((await fontFor(title, tag)) === null ? title : [])),
      );
      expect(missing.flat()).toEqual([]);
    },
  );

  it.each([
    ['🎰 Slots', 'en-US'],
    ['存款', 'en-US'],
    // Not among the signs our own texts are written with.
    ['\u{9f98}', 'zh-Hans'],
    ['\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35', 'en-US'],
  ])('are not there for %s in %s', async (title, tag) => {
    expect(await fontFor(title, tag)).toBeNull();
  });

  it.each([
    ['Chơi có trách nhiệm', 'vi'],
    ['Ответственная игра', 'ru'],
    ['जिम्मेवार खेल', 'ne'],
    ['负责任博彩', 'zh-Hans'],
    ['負責任博彩', 'zh-Hant'],
  ])('draw %s (%s) within their room, every sign in another shape', async (title, tag) => {
    const font = await fontFor(title, tag);
    if (!font) throw new Error('no font');
    const whole = await sharp((await titleLayer(title, font)).input).metadata();
    expect(whole.width).toBeLessThanOrEqual(560);
    expect(whole.height).toBeLessThanOrEqual(300);
    // A box for what is missing would be the same for every sign.
    const letters = [...new Set(title.replaceAll(/[\s\p{M}]/gu, ''))];
    const shapes = await Promise.all(
      letters.map(async (letter) => (await titleLayer(letter, font)).input.toString('base64')),
    );
    expect(new Set(shapes).size).toBe(letters.length);
  });

  it('are smaller for a long title, and end where their room does', async () => {
    const title = 'Slow withdrawals and how to make them faster '.repeat(12);
    const font = await fontFor(title, 'en-US');
    if (!font) throw new Error('no font');
    const { width, height } = await sharp((await titleLayer(title, font)).input).metadata();
    expect(width).toBeLessThanOrEqual(560);
    expect(height).toBeLessThanOrEqual(300);
  });
});

describeServer('the picture of a page', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    const article = (slug: string, title: string) => ({
      slug,
      titles: { EN: title },
      summaries: { EN: 'In short.' },
      bodies: { EN: '<p>All of it.</p>' },
      category: 'club',
    });
    const news = [article('open-day', 'An open day'), article('boxes', 'Win 🎰 today')];
    await inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, { documents: { news } }),
    );
  });
  const pictureOf = async (path: string): Promise<string> => {
    const html = await (await server.fetch(`http://${alphaHost}${path}`)).text();
    return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  };

  it.each(['/fil/faqs', '/news?article=open-day'])('is drawn with its title: %s', async (path) => {
    const address = await pictureOf(path);
    expect(address).toMatch(
      /^http:\/\/alpha\.test\/media\/og\/alpha\/[\w-]+\/[\w-]+\/[\w.-]+\.png$/,
    );
    const { pathname } = new URL(address);
    const answer = await server.app.inject({ url: pathname, headers: { host: alphaHost } });
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['cache-control']).toContain('immutable');
    const { rawPayload: body } = answer;
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(body.length).toBeLessThan(300_000);
  });

  it.each(['/', '/news?article=boxes', '/nowhere'])(
    'is the brand where there is no title to write: %s',
    async (path) => {
      expect(await pictureOf(path)).toMatch(/\/social\.png$/);
    },
  );

  it('is another one in another language', async () => {
    expect(await pictureOf('/fil/faqs')).not.toBe(await pictureOf('/faqs'));
  });

  it('is not drawn for what nobody called so', async () => {
    const address = await pictureOf('/faqs');
    const wrong = [
      address.replace(/-[\da-f]{12}\.png/, '-000000000000.png'),
      address.replace('/alpha/', '/nobody/'),
      address.replace('/faqs-', '/nowhere-'),
      address.replace('/faqs-', '/faqs.none-'),
      address.replace('/en-US/', '/ru/'),
      address.replace(/\/alpha\/[\w-]+\//, '/alpha/casino1-nocolour/'),
      address.replace('.png', '.svg'),
    ];
    const answers = await Promise.all(wrong.map((one) => server.fetch(one)));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
  });
});
