import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browser.ts';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';
import { framesInTime, traceFrames } from '../lib/frame-times.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';
import { addSlots } from './scroll-prepare.ts';
import { scrollOverGames, waitedForPages, type Way } from './scroll-way.ts';

const gameCount = 5000;
const host = 'casino1.localhost';
const windows = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];
/**
 * A fresh server draws each cover when it is first asked for, and a busy machine takes its time.
 */
const quietLimitMs = 180_000;
const loadLimitMs = 300_000;

/**
 * Scrolling a lobby of 5,000 games: from its start while pages arrive, and in its middle with all
 * of them there.
 */
export async function benchScroll({ seconds }: BenchOptions): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-scroll-'));
  const environment = { NODE_ENV: 'development', DATA_DIR: dataDir };
  try {
    await fillDatabase(environment);
    await addSlots(dataDir, gameCount);
    const server = await startServerProcess(environment);
    try {
      return await measureWindows(`http://${host}:${server.port}/slots`, seconds);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureWindows(url: string, seconds: number): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  try {
    const figures: Figure[] = [];
    for (const { name, ...device } of windows) {
      const page = await browser.newPage(device);
      await open(page, url);
      // The first pass draws the covers, which players after the first find ready.
      await scrollOverGames(page, seconds);
      await open(page, url);
      figures.push(...(await measure(`scrolling from the start, ${name}`, page, seconds)));
      await loadAll(page, url);
      await toMiddle(page);
      await scrollOverGames(page, seconds);
      await toMiddle(page);
      figures.push(...(await measure(`scrolling among all ${gameCount}, ${name}`, page, seconds)));
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: quietLimitMs });
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: quietLimitMs });
}

async function measure(name: string, page: Page, seconds: number): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  let way: Way = { wantedPx: 0, movedPx: 0, waitedMs: 0 };
  const frames = await traceFrames(session, async () => {
    way = await scrollOverGames(page, seconds);
  });
  return [framesInTime(name, frames), waitedForPages(name, way)];
}

/**
 * Moves to the end of the games again and again until the last page of the list has come, never
 * past it: a list rests while somebody looks at the footer. Pictures are left out meanwhile.
 */
async function loadAll(page: Page, url: string): Promise<void> {
  await page.route('**/media/games/**', (route) => route.abort());
  await page.goto(url, { timeout: quietLimitMs });
  let isComplete = false;
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/api/product/game_list')) return;
    const { next_cursor: next } = (await answer.json()) as { next_cursor: string | null };
    isComplete ||= next === null;
  });
  for (const giveUpAt = performance.now() + loadLimitMs; !isComplete;) {
    if (performance.now() > giveUpAt) throw new Error('the last page of the lobby has not come');
    await page.getByRole('region', { name: 'Games', exact: true }).evaluate((list) => {
      scrollBy(0, list.getBoundingClientRect().bottom - innerHeight - 50);
    });
    await page.waitForTimeout(100);
  }
  await page.unroute('**/media/games/**');
}

async function toMiddle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForTimeout(1000);
}
