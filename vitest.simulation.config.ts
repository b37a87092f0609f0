import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const globalSetup = fileURLToPath(
  new URL('./packages/test-kit/src/vitest-global-setup.ts', import.meta.url),
);

/** Other processes must notice within two seconds that one died: nothing else runs meanwhile. */
const alone = 'tests/simulation/play.simulation.test.ts';

/**
 * Long seeded runs with an independent auditor (docs/TESTING.md), the engines of each side by side: while one starts again the other
 * works. Those that no time bounds run together.
 */
export default defineConfig({
  test: {
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    testTimeout: 25 * 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'leadership', include: [alone], sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          exclude: [alone],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
