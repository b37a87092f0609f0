import { expect, it } from 'vitest';
import { describeOnPostgres, startTestServer } from '@pavilion/test-kit';
import { createLogger } from '../../../observability/logger.ts';
import { searchHands } from '../../../testing/holdem-secrecy.ts';

describeOnPostgres('cards of a hand', (openFresh) => {
  it('are in no frame of any socket, no answer to others, no log and no row of the database', async ({
    onTestFinished,
  }) => {
    const log: string[] = [];
    const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void log.push(line) });
    const server = await startTestServer({ database: await openFresh(), ports: { logger } });
    onTestFinished(() => server.close());
    const report = await searchHands(server, { hands: 6, seed: 'a few hands', log });
    expect(report.leaks).toEqual([]);
    // The search looks at the right things: cards were hidden, some were shown, frames came,
    // something was logged.
    expect(report.hiddenCards + report.shownCards).toBe(6 * 9 * 2);
    expect(report.hiddenCards).toBeGreaterThan(0);
    expect(report.shownCards).toBeGreaterThan(0);
    expect(report.frames).toBeGreaterThan(6 * 9);
    expect(report.logLines).toBeGreaterThan(0);
  });
});
