import { afterAll } from 'vitest';
import type { DatabaseOptions } from '@pavilion/database';
import {
  describeOnBothEngines,
  describeOnPostgres,
  type EngineName,
  type OpenFresh,
} from './engines.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';
import { recordStatement } from './statement-record.ts';

/** Starts a server on the engine under test, with a database of its own. */
export type StartServer = (
  options?: Omit<TestServerOptions, 'engine' | 'database'>,
) => Promise<TestServer>;

/** Set to `both`: what runs on PostgreSQL alone runs on the embedded engine too. */
const runsOnBoth = process.env['PAVILION_TEST_ENGINES'] === 'both';

/**
 * Runs tests against the running server on PostgreSQL. Each statement they send is run on the
 * embedded engine as well, once all suites have ended (tests/engines). What `start` gives is closed
 * after the suite, its database too.
 */
export function describeServer(name: string, define: (start: StartServer) => void): void {
  if (runsOnBoth) describeServerOnBothEngines(name, define);
  else {
    describeOnPostgres(name, (openFresh) => {
      define(starter(openFresh, { onStatement: recordStatement }));
    });
  }
}

/**
 * Runs the same tests against the running server on PGlite and on PostgreSQL: for suites that move
 * money, where what holds on one must be seen to hold on the other.
 */
export function describeServerOnBothEngines(
  name: string,
  define: (start: StartServer, engine: EngineName) => void,
): void {
  describeOnBothEngines(name, (openFresh, engine) => {
    define(starter(openFresh), engine);
  });
}

/** Gives `start`, and closes after the suite what it started. */
function starter(
  openFresh: OpenFresh,
  databaseOptions?: Pick<DatabaseOptions, 'onStatement'>,
): StartServer {
  const started: TestServer[] = [];
  afterAll(() => Promise.all(started.map((server) => server.close())));
  return async (options) => {
    const database = await openFresh(databaseOptions);
    const server = await startTestServer({ ...options, database });
    started.push(server);
    return server;
  };
}
