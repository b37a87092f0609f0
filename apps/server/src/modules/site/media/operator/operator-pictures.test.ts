import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { runTool } from '../../../../testing/run-tool.ts';

const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 60, b: 80, alpha } } });

describeServer('pictures of an operator', (start) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await start();
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const add = async (name: string, bytes: Uint8Array | string): Promise<string> => {
    await writeFile(join(folder, name), bytes);
    const args = ['media', 'add', 'alpha', '--file', join(folder, name)];
    return (await runTool(server.context, args)).text;
  };
  const get = (url: string) => server.app.inject({ url, headers: { host: alphaHost } });

  it('are drawn anew, stand in their widths, and have one address however often they come', async () => {
    const photo = await blank(1600, 900)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ana Cruz' } })
      .toBuffer();
    const address = await add('hall.png', photo);
    expect(address).toMatch(/^\/media\/pictures\/alpha\/[\da-f]{32}\.jpg$/);
    const answer = await get(address);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const body = answer.rawPayload;
    expect(body.includes('Ana Cruz')).toBe(false);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1600, height: 900 });
    const narrow = await get(address.replace('.jpg', '-320.jpg'));
    const small = await sharp(narrow.rawPayload).metadata();
    expect(small).toMatchObject({ width: 320, height: 180 });
    expect(await add('again.jpg', photo)).toBe(address);
    const list = await runTool(server.context, ['media', 'list', 'alpha', '--json']);
    const { value } = JSON.parse(list.text) as { value: object[] };
    expect(value).toMatchObject([
      { address, name: 'hall.png', width: 1600, height: 900, widths: [1200, 640, 320] },
    ]);
  });

  it('may be seen through, and are no larger than they can be shown', async () => {
    expect(await add('glass.png', await blank(50, 50, 0.5).png().toBuffer())).toMatch(/\.png$/);
    const large = await add('large.webp', await blank(3000, 1500).webp().toBuffer());
    const body = (await get(large)).rawPayload;
    expect(await sharp(body).metadata()).toMatchObject({ width: 2400, height: 1200 });
  });

  it.each([
    ['nothing', async () => '', /file: is empty/],
    ['a page', async () => '<html><script>alert(1)</script></html>', /file: is no JPEG/],
    ['a drawing', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /file: is no JPEG/],
    [
      'a bomb',
      async () => {
        const small = await blank(50, 50).png().toBuffer();
        small.writeUInt32BE(30_000, 16);
        small.writeUInt32BE(30_000, 20);
        return small;
      },
      /file: has more than 60 million pixels/,
    ],
    [
      'half a picture',
      async () => (await blank(800, 600).jpeg().toBuffer()).subarray(0, 2000),
      /file: is damaged/,
    ],
  ])('%s is refused', async (_what, bytes, message) => {
    await expect(add('shown.png', await bytes())).rejects.toThrow(message);
  });

  it.each([
    ['/media/pictures/alpha/00000000000000000000000000000000.jpg'],
    ['/media/pictures/alpha/nonsense.jpg'],
    ['/media/pictures/nobody/00000000000000000000000000000000.jpg'],
    ['/media/pictures/alpha/00000000000000000000000000000000-321.jpg'],
  ])('%s is not there', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });

  it('are the site’s own', async () => {
    const address = await add('own.png', await blank(40, 40).png().toBuffer());
    expect((await get(address.replace('/alpha/', '/beta/'))).statusCode).toBe(404);
    const others = await runTool(server.context, ['media', 'list', 'beta']);
    expect(others.text).toBe('0 pictures');
  });
});
