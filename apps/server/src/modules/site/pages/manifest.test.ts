import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { ContentDocuments } from '@pavilion/contracts/content';
import { inTransaction } from '@pavilion/database';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../testing/run-tool.ts';
import { writeSiteContent } from '../content/index.ts';

describeServer('the document of the app', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const read = async (query = '') => {
    const answer = await server.fetch(`http://${alphaHost}/manifest.webmanifest${query}`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    return (await answer.json()) as Record<string, unknown> & { icons: Array<{ src: string }> };
  };

  it('is whole where the operator wrote nothing', async () => {
    const manifest = await read();
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Alpha',
      short_name: 'Alpha',
      lang: 'en-US',
      dir: 'ltr',
      start_url: '/?source=app',
      scope: '/',
      display: 'standalone',
      categories: ['entertainment', 'games'],
      screenshots: [],
    });
    expect(manifest['description']).not.toBe('');
    expect(manifest['related_applications']).toBeUndefined();
    expect(manifest.icons).toMatchObject([
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
      { sizes: '512x512', purpose: 'monochrome' },
    ]);
    for (const { src } of manifest.icons)
      expect((await server.fetch(`http://${alphaHost}${src}`)).status).toBe(200);
  });

  it('says what the operator wrote, in a language the site has, with pictures as large as they are', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
    const file = join(folder, 'home.png');
    const shot = sharp({ create: { width: 400, height: 800, channels: 3, background: '#345' } });
    await writeFile(file, await shot.png().toBuffer());
    const { text } = await runTool(server.context, ['media', 'add', 'alpha', '--file', file]);
    await rm(folder, { recursive: true });
    const app: ContentDocuments['app'] = {
      short_name: 'Al',
      descriptions: { EN: 'All of Alpha.', PHP: 'Buong Alpha.' },
      categories: ['games'],
      shortcuts: [{ titles: { EN: 'Ask us', PHP: 'Magtanong' }, path: '/contact-us' }],
      screenshots: [
        { picture: text, form: 'narrow', titles: { EN: 'Home' } },
        { picture: '/media/pictures/alpha/00000000000000000000000000000000.jpg', form: 'wide' },
      ],
      android_url: 'https://play.example/app',
    };
    const site = server.context.sites.byExternalId('alpha');
    if (!site) throw new Error('no site');
    await inTransaction(server.context.database, (executor) =>
      writeSiteContent(executor, server.context, 'test', site, { documents: { app } }),
    );
    await server.context.sites.refresh();
    expect(await read('?lang=fil')).toMatchObject({
      short_name: 'Al',
      description: 'Buong Alpha.',
      lang: 'fil',
      categories: ['games'],
      shortcuts: [{ name: 'Magtanong', url: '/fil/contact-us' }],
      screenshots: [
        { src: text, sizes: '400x800', type: 'image/jpeg', form_factor: 'narrow', label: 'Home' },
      ],
      related_applications: [{ platform: 'play', url: 'https://play.example/app' }],
    });
    expect(await read('?lang=xx')).toMatchObject({ lang: 'en-US', description: 'All of Alpha.' });
  });
});
