import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';

/**
 * Photographs all home pages, which takes minutes on a busy machine: `GALLERY=1` adds it,
 * `npm run gallery` holds it.
 */
const leftOut = process.env['GALLERY'] === undefined ? ['**/distinct-homes.journey.ts'] : [];
/** They judge what a page asks for and shows, its pictures too, at both sizes. */
const firstViews = ['**/first-paint.journey.ts', '**/jackpots.journey.ts'];
/** One after the other on servers of their own, which is the longest way: they begin first. */
const madeSites = ['**/worst-site.journey.ts', '**/bare-site.journey.ts'];
/** They choose their windows themselves and run once. */
const galleries = ['**/gallery.journey.ts', '**/distinct-homes.journey.ts'];
const lookers = [...firstViews, ...galleries, ...madeSites];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
/** What does not depend on the window is shown once. */
const shownOnce = /@once/;

const browserWith = (flags: readonly string[]) => ({
  executablePath: process.env['CHROMIUM_PATH'],
  args: [...chromiumFlags, ...flags],
});
/**
 * A fresh server draws each cover when it is first asked for, which takes more of the machine than
 * all else that a journey does. What players do is judged without pictures; pictures are judged by
 * the journeys that look.
 */
const withoutPictures = browserWith(['--blink-settings=imagesEnabled=false']);
/**
 * Tickers and slides that move all the time keep a machine without a GPU busy; motion is judged
 * where pictures are.
 */
const atRest = {
  launchOptions: withoutPictures,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

const reportPath = process.env['PAVILION_JOURNEYS_REPORT'];

/**
 * Browser journeys against one real server (support/global-setup.ts), at a phone's and at a
 * desktop's size.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../artefacts/journeys',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // One more than the cores that CI has: a journey waits for a third of its time.
  workers: 3,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Journeys judge what happens, not how fast: a busy machine takes several times as long as a
  // quiet one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(reportPath === undefined ? [] : [['json', { outputFile: reportPath }] as const]),
  ],
  use: {
    baseURL: process.env['PAVILION_ORIGIN'],
    locale: 'en-US',
    timezoneId: 'UTC',
    // Pictures of every step take as long as the step itself; what was done, asked and printed is
    // kept.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: browserWith([]),
  },
  projects: [
    { name: 'made sites', testMatch: madeSites },
    {
      name: 'phone',
      testIgnore: lookers,
      grepInvert: shownOnce,
      use: { ...phone, ...atRest },
    },
    {
      name: 'desktop',
      testIgnore: lookers,
      use: { ...desktop, ...atRest },
    },
    { name: 'first views on phones', testMatch: firstViews, grepInvert: shownOnce, use: phone },
    {
      name: 'pictures',
      testMatch: [...firstViews, ...galleries],
      testIgnore: leftOut,
      use: desktop,
    },
  ],
});
