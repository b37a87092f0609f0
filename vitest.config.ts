import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const globalSetup = fileURLToPath(
  new URL('./packages/test-kit/src/vitest-global-setup.ts', import.meta.url),
);

/**
 * Two projects. `unit` holds every test that stands beside its file (pure rules, and integration tests on
 * the embedded engine and on PostgreSQL); `tidy` reads the repository itself. Browser journeys belong to Playwright and
 * simulations to vitest.simulation.config.ts: neither runs here.
 */
export default defineConfig({
  test: {
    // Two workers even on two cores: most tests wait for a database in another thread or process.
    maxWorkers: 2,
    // What is awaited comes by the network or another process: on a busy machine a second is no sign of a fault.
    expect: { poll: { timeout: 5000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/gallery/**/*.test.ts',
            'tests/conform/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
          testTimeout: 30_000,
          hookTimeout: 120_000,
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
