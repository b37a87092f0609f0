import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPalettes } from '@pavilion/templates/palettes';
import { alphaHost, startTestServer, type TestServer } from '@pavilion/test-kit';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { openConnection } from '../../../testing/raw-connection.ts';
import { createPictureCache } from './picture-cache.ts';
import type { PictureRequest } from './picture.ts';

const wanted: PictureRequest = {
  draw: () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40"/></svg>',
  format: 'webp',
  width: 40,
};
const waits = () => true;
const hasGone = () => false;

describe('a picture in the queue', () => {
  /** A cache whose two places are taken, so that what is asked for next has to queue. */
  function busyCache() {
    const cache = createPictureCache(null);
    const ahead = ['first', 'second'].map((address) => cache.get(address, wanted, waits));
    return { cache, ahead };
  }
  const drawn = { type: 'image/webp', body: expect.any(Buffer) };

  it('is given up when all who asked for it have gone', async () => {
    const { cache, ahead } = busyCache();
    const asked = [cache.get('a', wanted, hasGone), cache.get('a', wanted, hasGone)];
    expect(await Promise.all(asked)).toEqual([null, null]);
    expect(await Promise.all(ahead)).toEqual([drawn, drawn]);
  });

  it('is drawn as long as one of them waits, and then for all', async () => {
    const { cache } = busyCache();
    const asked = [cache.get('a', wanted, hasGone), cache.get('a', wanted, waits)];
    expect(await Promise.all(asked)).toEqual([drawn, drawn]);
  });

  it('is drawn for who asks in the moment it is given up, and later', async () => {
    const { cache } = busyCache();
    const inThatMoment: Promise<unknown>[] = [];
    const first = cache.get('a', wanted, () => {
      queueMicrotask(() => void inThatMoment.push(cache.get('a', wanted, waits)));
      return false;
    });
    expect(await first).toBeNull();
    expect(await Promise.all(inThatMoment)).toEqual([drawn]);
    expect(await cache.get('a', wanted, hasGone)).toEqual(drawn);
  });
});

describe('visitors who leave before their pictures are drawn', () => {
  let dataDir: string;
  let server: TestServer;
  beforeAll(async () => {
    dataDir = await temporaryFolder('pictures');
    server = await startTestServer({ config: { dataDir, isEphemeral: false } });
  });
  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('cost no picture, and keep nobody else waiting', async () => {
    const port = Number(new URL(await server.listen()).port);
    const addressOf = ({ themeCode, colour }: { themeCode: string; colour: string }) =>
      `/media/sites/alpha/${themeCode}-${colour}/icon-512.png`;
    const [last, ...others] = allPalettes().slice(0, 40).map(addressOf);
    const leaving = await Promise.all(others.map(() => openConnection(port)));
    for (const [index, connection] of leaving.entries())
      connection.send(`GET ${others[index]} HTTP/1.1\r\nhost: ${alphaHost}\r\n\r\n`);
    for (const connection of leaving) connection.close();
    expect(
      (await fetch(`http://127.0.0.1:${port}${last}`, { headers: { host: alphaHost } })).status,
    ).toBe(200);
    const files = await readdir(join(dataDir, 'media'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.png')).length).toBeLessThan(others.length / 2);
  });
});
