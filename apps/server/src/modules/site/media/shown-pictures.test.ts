import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { alphaHost, betaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { writeSiteContent, type SiteContent } from '../content/index.ts';

/** Content whose every picture has the word in its name. */
const contentOf = (word: string, ending = 'webp'): SiteContent => ({
  documents: {
    slides: [
      {
        titles: { EN: 'Slide' },
        picture: `/media/slides/{palette}/slots/${word}-1-desktop.${ending}`,
        mobile_picture: `/media/slides/{palette}/slots/${word}-1-mobile.${ending}`,
        href: '/slots',
      },
    ],
    announcements: [
      {
        titles: { EN: 'News' },
        bodies: { EN: 'News' },
        picture: `/media/promotions/{palette}/${word}-spins.${ending}`,
      },
    ],
    partners: [{ name: word, href: 'https://x.example', picture: `/media/partners/${word}.svg` }],
  },
});

describeServer('pictures of the content', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const write = (content: SiteContent) => {
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    return inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, content),
    );
  };
  const status = async (path: string, host = alphaHost) =>
    (await server.fetch(`http://${host}/media/${path}`)).status;
  const pathsOf = (word: string) => [
    `slides/casino1-gold/slots/${word}-1-desktop-800.avif`,
    `slides/casino1-red/slots/${word}-1-mobile-375.webp`,
    `promotions/casino1-gold/${word}-spins-32.webp`,
    `partners/${word}.svg`,
  ];

  it('are there as soon as a site shows them, in every palette and width, and stay', async () => {
    for (const path of pathsOf('first')) expect([path, await status(path)]).toEqual([path, 404]);
    await write(contentOf('first'));
    for (const path of pathsOf('first')) expect([path, await status(path)]).toEqual([path, 200]);
    await write(contentOf('second', 'avif'));
    for (const word of ['first', 'second'])
      for (const path of pathsOf(word)) expect([path, await status(path)]).toEqual([path, 200]);
  });

  it('are the same on every host', async () => {
    await write(contentOf('third'));
    expect(await status('partners/third.svg', betaHost)).toBe(200);
  });

  it.each([
    'slides/casino1-gold/zzzz/third-1-desktop.avif',
    'slides/casino1-gold/sports/third-1-desktop.avif',
    'slides/casino1-gold/slots/third-2-desktop.avif',
    'slides/casino1-gold/slots/third-1-desktop-801.avif',
    'slides/casino1-nocolour/slots/third-1-desktop.avif',
    'promotions/casino1-gold/third.webp',
    'promotions/casino1-gold/spins.webp',
    'partners/nobody.svg',
    'avatars/anybody.svg',
  ])('%s, which nobody shows, is not', async (path) => {
    await write(contentOf('third'));
    expect([path, await status(path)]).toEqual([path, 404]);
  });
});
