import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browser.ts';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';
import { percentile } from '../lib/percentile.ts';
import type { Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';

const host = 'casino1.localhost';
const runs = 5;
const aimMs = 1500;
/**
 * A phone of the middle class on a good mobile line: a quarter of this processor, 9 Mbit/s, 60 ms
 * there and back.
 */
const phone = { slowdown: 4, bytesPerSecond: (9 * 1024 * 1024) / 8, latencyMs: 60 };

/** What opens, and the button that plays it: on our own stage, or in the frame of the studio. */
const games = [
  { name: 'Dice', lobby: 'arcade', search: 'dice', button: 'Bet', frame: null },
  { name: 'Galleon Tides', lobby: 'slots', search: 'galleon', button: 'Bet', frame: null },
  {
    name: 'Vault of Midas',
    lobby: 'slots',
    search: 'midas',
    button: 'Play',
    frame: 'Vault of Midas',
  },
];

/**
 * From the tap on a tile to a game that can be played, as a guest with play money, nothing of the
 * game in the browser yet.
 */
export async function benchLaunch(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-launch-'));
  const environment = { NODE_ENV: 'development', DATA_DIR: dataDir };
  try {
    await fillDatabase(environment);
    const server = await startServerProcess({ ...environment, STUDIO_PORT: '0' });
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      // The studio's frame belongs to the page's own process: the slow line and processor are its
      // too.
      args: [...chromiumFlags, '--disable-features=IsolateOrigins,site-per-process'],
    });
    try {
      const figures: Figure[] = [];
      for (const game of games) figures.push(await measure(browser, server.port, game));
      return figures;
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  browser: Browser,
  port: number,
  game: (typeof games)[number],
): Promise<Figure> {
  const times: number[] = [];
  // One more: the first draws the pictures that later players find ready.
  for (let run = 0; run <= runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const tookMs = await open(page, port, game);
    if (run > 0) times.push(tookMs);
    await page.close();
  }
  const value = percentile(times, 50);
  return {
    name: `from the tile to the first playable frame: ${game.name}`,
    value,
    unit: 'ms',
    aim: `${aimMs} ms on a phone of the middle class`,
    isMet: value <= aimMs,
    detail: { runs, largestMs: Math.max(...times) },
  };
}

async function open(page: Page, port: number, game: (typeof games)[number]): Promise<number> {
  await page.goto(`http://${host}:${port}/${game.lobby}?q=${game.search}`);
  const tile = page.getByRole('link', { name: new RegExp(game.name) }).first();
  await tile.waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const started = performance.now();
  await tile.click();
  const place = game.frame
    ? page
        .frameLocator(`iframe[title="${game.frame}"]`)
        .frameLocator(`iframe[title="${game.frame}"]`)
    : page;
  const play = place.getByRole('button', { name: game.button, exact: true });
  await play.and(place.locator(':enabled')).waitFor();
  return Math.round(performance.now() - started);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
}
