import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BootData } from '@pavilion/contracts';
import { temporaryFolder } from '@pavilion/test-kit/run-dir';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createPageDrawer, type PageDrawer, type PageToDraw } from './page-drawer.ts';
import type { DrawModule } from './web-build.ts';

/**
 * A module that says how many pages it has drawn, and takes as long as the page asks for; -1 is for
 * ever.
 */
const source = `
let drawn = 0;
export async function drawPage({ location }) {
  drawn += 1;
  const takesMs = Number(location.search.slice(1));
  while (takesMs < 0);
  await new Promise((done) => setTimeout(done, takesMs));
  return { html: String(drawn), rootClass: '', missing: [] };
}
`;
const pageOf = (takesMs: number): PageToDraw => ({
  boot: {} as BootData,
  location: { pathname: '/', search: `?${takesMs}`, hash: '' },
});

let module: DrawModule;
let drawer: PageDrawer;
beforeAll(async () => {
  const file = join(await temporaryFolder('drawer'), 'draw-page.mjs');
  writeFileSync(file, source);
  module = { url: pathToFileURL(file).href, version: 1 };
});
afterEach(() => drawer.close());

it('a page that is late is left to the browser, and the thread that is late draws the next one', async () => {
  drawer = createPageDrawer({ patienceMs: 150, hangsMs: 20_000 });
  await drawer.warm(module);
  await expect(drawer.draw(module, pageOf(400))).rejects.toThrow('drawing took too long');
  await new Promise((done) => setTimeout(done, 400));
  // A new thread would begin to count anew.
  expect(await drawer.draw(module, pageOf(0))).toMatchObject({ html: '2' });
});

it('a thread that hangs is ended, and another draws the next page', async () => {
  drawer = createPageDrawer({ patienceMs: 20_000, hangsMs: 1500 });
  await drawer.warm(module);
  await expect(drawer.draw(module, pageOf(-1))).rejects.toThrow('the drawing thread hangs');
  await drawer.warm(module);
  expect(await drawer.draw(module, pageOf(0))).toMatchObject({ html: '1' });
});
