import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browser.ts';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';
import { framesInTime, traceFrames, type FrameTimes } from '../lib/frame-times.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';
import { addSlots } from './scroll-prepare.ts';

const gameCount = 5000;
const host = 'casino1.localhost';
const speedPxPerSecond = 2400;
const windows = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];

/** Scrolling a lobby of 5,000 games: from its start while pages arrive, and in its middle with all of them there. */
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
    for (const { name, ...viewport } of windows) {
      const page = await browser.newPage({ viewport });
      await open(page, url);
      // The first pass draws the covers, which players after the first find ready.
      await scroll(page, seconds);
      await open(page, url);
      figures.push(framesInTime(`scrolling from the start, ${name}`, await measure(page, seconds)));
      await loadAll(page);
      await toMiddle(page);
      await scroll(page, seconds);
      await toMiddle(page);
      figures.push(
        framesInTime(`scrolling among all ${gameCount}, ${name}`, await measure(page, seconds)),
      );
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function measure(page: Page, seconds: number): Promise<FrameTimes> {
  const session = await page.context().newCDPSession(page);
  return traceFrames(session, () => scroll(page, seconds));
}

/** Scrolls as a finger or wheel does, through the browser's own gesture. */
async function scroll(page: Page, seconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send('Input.synthesizeScrollGesture', {
    x: size.width / 2,
    y: size.height / 2,
    yDistance: -speedPxPerSecond * seconds,
    speed: speedPxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/** Scrolls to the end again and again until every page of the list has come; pictures are left out meanwhile. */
async function loadAll(page: Page): Promise<void> {
  await page.route('**/media/games/**', (route) => route.abort());
  let lastPx = 0;
  for (let unchanged = 0; unchanged < 10;) {
    const heightPx = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.documentElement.scrollHeight;
    });
    unchanged = heightPx === lastPx ? unchanged + 1 : 0;
    lastPx = heightPx;
    await page.waitForTimeout(100);
  }
  await page.unroute('**/media/games/**');
}

async function toMiddle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForTimeout(1000);
}
