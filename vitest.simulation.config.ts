import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const globalSetup = fileURLToPath(
  new URL('./packages/test-kit/src/vitest-global-setup.ts', import.meta.url),
);

/** Long seeded runs with an independent auditor (docs/TESTING.md). One file at a time, its engines side by side: while one starts again the other works. */
export default defineConfig({
  test: {
    name: 'simulation',
    include: ['tests/simulation/**/*.test.ts'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    fileParallelism: false,
    testTimeout: 10 * 60_000,
    hookTimeout: 120_000,
  },
});
