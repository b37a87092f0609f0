import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browser.ts';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';
import { framesInTime, traceFrames, type FrameTimes } from '../lib/frame-times.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';

const host = 'casino1.localhost';
const windows = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];
/** One of each movement: reels that turn, symbols that fall, coins that are held. */
const slots = ['lines-5x3', 'cascade-6x5', 'hold-and-win'];
const flights = ['crash'];
/** A flight is traced for so long; one that ends before is no measure of it. */
const flightMs = 4000;
const flightsTried = 20;
const spinLimitMs = 60_000;
const roundLimitMs = 120_000;

/**
 * Frames that came in time, from a trace, while slots spin and while the curve of a crash round
 * climbs.
 */
export async function benchFrames({ runs }: BenchOptions): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-frames-'));
  const environment = { NODE_ENV: 'development', DATA_DIR: dataDir };
  try {
    await fillDatabase(environment);
    const server = await startServerProcess(environment);
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [...chromiumFlags],
    });
    try {
      return await measureAll(browser, `http://${host}:${server.port}`, runs);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(browser: Browser, origin: string, spins: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, ...viewport } of windows) {
    for (const code of [...slots, ...flights]) {
      const page = await browser.newPage({ viewport });
      await page.goto(`${origin}/playnow?provider=PAVILION&game=${code}`);
      const isFlight = flights.includes(code);
      const times = isFlight ? await traceFlight(page) : await traceSpins(page, spins);
      figures.push(framesInTime(`${code}, ${isFlight ? 'flight' : 'spins'}, ${name}`, times));
      await page.close();
    }
  }
  return figures;
}

const betOf = (page: Page): Locator =>
  page.getByRole('button', { name: 'Bet', exact: true }).and(page.locator(':enabled'));

/** Spins one after the other, with what they win; the first, before the trace, warms up. */
async function traceSpins(page: Page, spins: number): Promise<FrameTimes> {
  const bet = betOf(page);
  const spin = async (): Promise<void> => {
    await bet.click();
    await page.getByRole('button', { name: 'Show result' }).waitFor();
    await bet.waitFor({ timeout: spinLimitMs });
  };
  await page.locator('section canvas').waitFor();
  await spin();
  const session = await page.context().newCDPSession(page);
  return traceFrames(session, async () => {
    for (let at = 0; at < spins; at += 1) await spin();
  });
}

/** A flight of the table, which nobody but the server decides: the first that lasts long enough. */
async function traceFlight(page: Page): Promise<FrameTimes> {
  const running = page.locator('[data-phase="running"]');
  const session = await page.context().newCDPSession(page);
  for (let tried = 0; tried < flightsTried; tried += 1) {
    await page.locator('[data-phase="betting"]').waitFor({ timeout: roundLimitMs });
    await running.waitFor({ timeout: roundLimitMs });
    const times = await traceFrames(session, () => page.waitForTimeout(flightMs));
    if (await running.isVisible()) return times;
  }
  throw new Error(`no flight of ${flightsTried} lasted ${flightMs} ms`);
}
