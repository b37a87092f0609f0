// Takes the pictures of the README from a running demo of this tree: `npm run pictures`, or with
// PAVILION_ORIGIN from a server that runs already. Together they stay below 600 kB, or it fails.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { demandWebBuild } from '../../scripts/lib/web-build.ts';
import { startServer } from '../journeys/support/server-process.ts';
import { demo } from '../journeys/support/player.ts';
import { enterAsPlayer, putOffAnnouncements } from './checks/visitor.ts';
import { openVisitorWindow } from './checks/visitor-window.ts';
import { openBrowser } from './gallery-browser.ts';

interface Shot {
  name: string;
  site: string;
  path: string;
  widthPx: number;
  /** Width in the README. */
  savedPx: number;
  isPlayer?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

const folder = join(import.meta.dirname, '../../docs/pictures');
const limitBytes = 600_000;

const shots: readonly Shot[] = [
  { name: 'home-casino1', site: 'casino1', path: '/', widthPx: 1280, savedPx: 1000 },
  { name: 'home-slot2', site: 'slot2', path: '/', widthPx: 1280, savedPx: 1000 },
  { name: 'home-casino6', site: 'casino6', path: '/', widthPx: 1280, savedPx: 1000 },
  { name: 'home-sportsbook1', site: 'sportsbook1', path: '/', widthPx: 1280, savedPx: 1000 },
  { name: 'lobby', site: 'casino3', path: '/slots', widthPx: 1280, savedPx: 1000 },
  {
    name: 'match-with-slip',
    site: 'sportsbook1',
    path: '/sports',
    widthPx: 1280,
    savedPx: 1000,
    isPlayer: true,
    prepare: pickThree,
  },
  {
    name: 'game',
    site: 'casino1',
    path: '/playnow?provider=PAVILION&game=plinko',
    widthPx: 1280,
    savedPx: 1000,
    isPlayer: true,
    prepare: playOnce,
  },
  { name: 'phone', site: 'slot2', path: '/', widthPx: 390, savedPx: 390 },
];

async function pickThree(page: Page): Promise<void> {
  const prices = page
    .locator('button[aria-pressed="false"]')
    .filter({ hasText: /\d\.\d\d/, visible: true });
  await prices.first().waitFor();
  for (const index of [8, 20, 32]) await prices.nth(index).click();
  await page.getByRole('button', { name: '€10', exact: true }).click();
}

async function playOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Bet/ }).last().click();
  await page.waitForTimeout(4000); // the ball falls
}

/**
 * A fresh demo draws its pictures when they are first asked for; a photograph waits for those in
 * the window.
 */
function areSeenPicturesThere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !isSeen || (image.complete && image.naturalWidth > 0);
  });
}

async function take(browser: Browser, port: string, shot: Shot): Promise<number> {
  const context = await openVisitorWindow(browser, shot.widthPx);
  try {
    const page = await context.newPage();
    const origin = `http://${shot.site}.localhost:${port}`;
    await putOffAnnouncements(page, origin);
    if (shot.isPlayer) await enterAsPlayer(page, origin, demo);
    // The second cut of a text face stands from the second page of a visit on (decision 0033).
    for (const _visit of ['first', 'second']) {
      await page.goto(`${origin}${shot.path}`);
      await page.waitForLoadState('networkidle');
    }
    await shot.prepare?.(page);
    await page.waitForFunction(areSeenPicturesThere, undefined, { timeout: 90_000 });
    await page.waitForTimeout(1500); // what comes in softly has come in
    const target = join(folder, `${shot.name}.webp`);
    await sharp(await page.screenshot())
      .resize({ width: shot.savedPx })
      .webp({ quality: 82, effort: 6 })
      .toFile(target);
    return statSync(target).size;
  } finally {
    await context.close();
  }
}

const given = process.env['PAVILION_ORIGIN'];
if (!given) await demandWebBuild();
const server = given ? undefined : await startServer({ DEMO_CROWD: 'on' });
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });
let total = 0;
try {
  const { port } = new URL(given ?? server?.origin ?? '');
  for (const shot of shots) {
    const bytes = await take(browser, port, shot);
    process.stdout.write(`${shot.name} ${(bytes / 1000).toFixed(0)} kB\n`);
    total += bytes;
  }
} finally {
  await browser.close();
  await server?.stop();
}
process.stdout.write(`together ${(total / 1000).toFixed(0)} kB of ${limitBytes / 1000}\n`);
process.exitCode = total > limitBytes ? 1 : 0;
