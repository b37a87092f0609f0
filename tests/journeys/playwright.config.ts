import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';

/** Photographs all home pages, which takes minutes on a busy machine: `GALLERY=1` adds it, `npm run gallery` holds it. */
const leftOut = process.env['GALLERY'] === undefined ? ['**/distinct-homes.journey.ts'] : [];
/** They choose their windows themselves and run once. */
const ownWindows = ['**/gallery.journey.ts', '**/distinct-homes.journey.ts'];

const reportPath = process.env['PAVILION_JOURNEYS_REPORT'];

/** Browser journeys against one real server (support/global-setup.ts), at a phone's and at a desktop's size. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../artefacts/journeys',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Journeys judge what happens, not how fast: a busy machine takes several times as long as a quiet one.
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
    // Pictures of every step take as long as the step itself; what was done, asked and printed is kept.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [...chromiumFlags],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ownWindows,
      // What does not depend on the window is shown once.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: leftOut, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
