import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pavilionLocales } from '@pavilion/i18n/vite-plugin';
import { defineConfig } from 'vitest/config';

const globalSetup = fileURLToPath(
  new URL('./packages/test-kit/src/vitest-global-setup.ts', import.meta.url),
);

/** What the projects of tests beside their files share. */
const besideFiles = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
  testTimeout: 30_000,
  hookTimeout: 120_000,
};

/**
 * `unit` holds pure rules, `web` what runs in the browser, `server` what needs a database, all beside their files; `screens` is the whole
 * page in a document before a server in the same process; `engines` compares the two engines after `server`; `tidy` reads the repository itself. Browser journeys belong to Playwright and
 * simulations to vitest.simulation.config.ts: neither runs here.
 */
export default defineConfig({
  test: {
    // Three workers even on two cores: most tests wait for a database in another thread or process.
    maxWorkers: 3,
    // What is awaited comes by the network or another process: on a busy machine a second is no sign of a fault.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...besideFiles,
          name: 'unit',
          // What is pure keeps nothing from one file to the next: loading it once per worker halves the time.
          isolate: false,
          include: [
            'packages/{art,client,contracts,domain,games,i18n,rewards,sports,templates,ui,ui-desk}/**/*.test.{ts,tsx}',
            'apps/!(server|web)/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/gallery/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...besideFiles,
          // The browser's parts hold what belongs to one page (stores, listeners): each file is a page of its own.
          name: 'web',
          include: ['{apps/web,packages/web-core}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...besideFiles,
          name: 'server',
          // The server is loaded once per worker and not once per file; each suite has a server and a database of its own.
          isolate: false,
          include: [
            'packages/{database,ledger,test-kit}/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tests/conform/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        plugins: [pavilionLocales()],
        test: {
          ...besideFiles,
          name: 'screens',
          // A test goes through several screens, and each may wait for what is loaded with it.
          testTimeout: 120_000,
          isolate: false,
          include: ['tests/screens/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...besideFiles,
          // After `server`: what its suites asked of PostgreSQL is asked of the embedded engine.
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tidy',
          include: ['tests/tidy/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
