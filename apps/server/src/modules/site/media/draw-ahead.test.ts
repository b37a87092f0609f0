import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { writeSiteContent } from '../content/index.ts';
import { drawAhead } from './draw-ahead.service.ts';

const slide = (picture: string, mobile_picture: string) => ({
  titles: { EN: 'Slide' },
  picture,
  mobile_picture,
  href: '/promotions',
});

describeServer('pictures drawn ahead', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await inTransaction(server.context.database, async (executor) => {
      const write = (externalId: string, slides: ReturnType<typeof slide>[]) => {
        const site = server.context.sites.byExternalId(externalId);
        if (!site) throw new Error('no site');
        return writeSiteContent(executor, server.context, 'test', site, { documents: { slides } });
      };
      const drawn = (name: string) => `/media/slides/{palette}/slots/${name}.webp`;
      await write('alpha', [
        slide(drawn('alpha-1-desktop'), drawn('alpha-1-mobile')),
        slide(drawn('alpha-2-desktop'), drawn('alpha-2-mobile')),
      ]);
      await write('beta', [slide('/media/own/a.webp', '/media/own/b.webp')]);
    });
  });
  const asked = async (most = Infinity): Promise<string[]> => {
    const paths: string[] = [];
    await drawAhead(
      server.context,
      (path) => Promise.resolve(void paths.push(path)),
      () => paths.length >= most,
    );
    return paths;
  };

  it('are the first of each site, for phones and wide; an operator’s own are left alone', async () => {
    expect((await asked()).map((path) => path.split('/').slice(2).join('/'))).toEqual([
      'slots/alpha-1-mobile.webp',
      'slots/alpha-1-desktop.webp',
    ]);
  });

  it('are given up when the server closes', async () => {
    expect(await asked(1)).toHaveLength(1);
  });
});
