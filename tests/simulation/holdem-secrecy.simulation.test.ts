import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createLogger } from '@pavilion/server/observability/logger';
import { searchHands } from '@pavilion/server/testing/holdem-secrecy';
import { describeOnPostgres, startTestServer } from '@pavilion/test-kit';
import { simulationHands, simulationSeed } from './seed.ts';

const folder = fileURLToPath(new URL('../../artefacts/simulation/', import.meta.url));
const hands = simulationHands();

/**
 * Before a release a thousand hands: `HANDS=1000`; the report stands in
 * `artefacts/simulation/holdem-secrecy.json`.
 */
describeOnPostgres('private cards at a table of nine', (openFresh) => {
  it(
    `are nowhere but with their owner over ${hands} hands`,
    { timeout: 60 * 60_000 },
    async ({ onTestFinished }) => {
      const log: string[] = [];
      const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void log.push(line) });
      const server = await startTestServer({ database: await openFresh(), ports: { logger } });
      onTestFinished(() => server.close());
      const seed = simulationSeed();
      const begunAt = performance.now();
      const report = await searchHands(server, { hands, seed, log });
      const seconds = Math.round((performance.now() - begunAt) / 1_000);
      await mkdir(folder, { recursive: true });
      const text = JSON.stringify({ seed, seconds, ...report }, null, 2);
      await writeFile(`${folder}holdem-secrecy.json`, `${text}\n`);
      expect(report.leaks, `seed ${seed}`).toEqual([]);
      expect(report.hiddenCards).toBeGreaterThan(0);
    },
  );
});
