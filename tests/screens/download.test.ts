import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inTransaction } from '@pavilion/database';
import { afterEach, describe, expect, it } from 'vitest';
import { useDevice } from '../../apps/web/src/core/device/device.store.ts';
import { queryClient } from '../../apps/web/src/core/query.ts';
import { runTool } from '../../apps/server/src/testing/run-tool.ts';
import { writeSiteContent } from '../../apps/server/src/modules/site/content/index.ts';
import { main, until, visit, visitSite } from './support/site.ts';

const { server } = visitSite();

const desktop = { ...useDevice.getState() };
afterEach(() => useDevice.setState(desktop));

describe('the page about the app', () => {
  it('shows the words and pictures its operator wrote', async () => {
    const { context, sites } = server();
    const folder = await mkdtemp(join(tmpdir(), 'download-'));
    const shot = sharp({ create: { width: 400, height: 700, channels: 3, background: '#345' } });
    await writeFile(join(folder, 'home.jpg'), await shot.jpeg().toBuffer());
    const add = ['media', 'add', 'alpha', '--file', join(folder, 'home.jpg')];
    const { text: picture } = await runTool(context, add);
    await rm(folder, { recursive: true });
    const write = (
      screenshots: Array<{ picture: string; form: 'narrow'; titles: { EN: string } }>,
    ) => {
      const site = context.sites.byId(sites.alpha);
      if (!site) throw new Error('no site');
      const app = {
        ...{ short_name: 'Al', descriptions: { EN: 'Alpha in your pocket.' }, categories: [] },
        ...{ shortcuts: [], screenshots },
      };
      return inTransaction(context.database, (executor) =>
        writeSiteContent(executor, context, 'test', site, { documents: { app } }),
      );
    };
    await write([{ picture, form: 'narrow', titles: { EN: 'The lobby' } }]);
    await visit('/download');
    await main().findByText('Alpha in your pocket.');
    expect(main().getByRole('img', { name: 'The lobby' }).getAttribute('src')).toBe(picture);
    await write([]);
    queryClient.removeQueries({ queryKey: ['app-document'] });
  });

  it('brings itself to a phone by a code', async () => {
    await visit('/download');
    await until(() => main().getByRole('heading', { name: 'Open it on your phone' }));
    await until(() => main().getByRole('img', { name: /alpha/ }));
  });

  it.each([
    ['phone', { isMobile: true }],
    ['tablet', { isTablet: true }],
  ])(
    'shows a %s the way to take the site along, and no code to scan with another',
    async (_, is) => {
      useDevice.setState({ ...desktop, isDesktop: false, isAndroid: true, ...is });
      await visit('/download');
      await until(() => main().getByText(/Add to Home screen/i));
      expect(main().queryByRole('img', { name: /alpha/ })).toBeNull();
    },
  );
});
