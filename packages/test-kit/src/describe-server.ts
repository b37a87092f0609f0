import { afterAll } from 'vitest';
import { describeOnBothEngines, type EngineName } from './engines.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';

/** Starts a server on the engine under test, with a database of its own. */
export type StartServer = (
  options?: Omit<TestServerOptions, 'engine' | 'database'>,
) => Promise<TestServer>;

/**
 * Runs the same tests against the running server on PGlite and on PostgreSQL: what holds on one holds on
 * the other. What `start` gives is closed after the suite, its database too.
 */
export function describeServerOnBothEngines(
  name: string,
  define: (start: StartServer, engine: EngineName) => void,
): void {
  describeOnBothEngines(name, (openFresh, engine) => {
    const started: TestServer[] = [];
    define(async (options) => {
      const server = await startTestServer({ ...options, database: await openFresh() });
      started.push(server);
      return server;
    }, engine);
    afterAll(() => Promise.all(started.map((server) => server.close())));
  });
}
