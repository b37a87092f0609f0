import { createClient, type CallFunction } from '@pavilion/client/client';
import type { Database } from '@pavilion/database';
import type { SiteId } from '@pavilion/domain/ids';
import { parseConfig, type Config } from '@pavilion/server/config/config';
import { createContext, type Ports, type ServerContext } from '@pavilion/server/context';
import { declared, jobCatalogue } from '@pavilion/server/module-catalogue';
import { outside } from '@pavilion/server/outside';
import type { Outside } from '@pavilion/server/ports/outside';
import { createServer, type FastifyInstance } from '@pavilion/server/server';
import { freshPostgres } from './engines.ts';
import { createInjectFetch } from './inject-fetch.ts';
import { freshPglite } from './pglite.ts';
import { recordStatement } from './statement-record.ts';
import { createTestClock } from './test-clock.ts';
import { fund, outboxCode, signUpPlayer, type TestPlayer } from './test-players.ts';
import { alphaHost, createTestSites } from './test-sites.ts';

export interface TestServerOptions {
  engine?: 'pglite' | 'postgres';
  /** A migrated database to use instead of a fresh one; the caller closes it. */
  database?: Database;
  now?: Date;
  /** `sites` (default): the two test sites. `none`: an empty database. */
  seed?: 'sites' | 'none';
  config?: Partial<Config>;
  ports?: Partial<Ports> & { outside?: Outside };
}

export interface TestServer {
  readonly context: ServerContext;
  readonly app: FastifyInstance;
  readonly sites: { alpha: SiteId; beta: SiteId };
  /** Typed client of the first site's host; a call that carries `domain_name` goes to that site. */
  readonly call: CallFunction;
  /** `fetch` of any path on any host: `fetch('http://alpha.test/slots')`. */
  readonly fetch: typeof fetch;
  /**
   * Origin of the listening socket, opened on first use (`await server.listen()`), for WebSockets
   * and browsers.
   */
  listen(): Promise<string>;
  /** Moves the clock of the server; nothing runs by itself. */
  advance(durationMs: number): void;
  /** Address the next calls come from (default 127.0.0.1). */
  comeFrom(ip: string): void;
  outboxCode(accountId: string): Promise<string>;
  /** A new active player with an open session, on the first site or another host. */
  signUpPlayer(host?: string): Promise<TestPlayer>;
  fund(player: TestPlayer, amountMinor: bigint): Promise<void>;
  /** Runs one job of the catalogue once; its error is the test's. */
  runJob(name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Boots the whole server in this process, with its own database and a clock that only the test
 * moves.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await openFresh(options.engine ?? 'postgres'));
  const clock = createTestClock(options.now ?? new Date('2026-11-21T12:00:00.000Z'));
  const config: Config = {
    ...parseConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1' }),
    isEphemeral: true,
    seedDemo: false,
    signInDelayStepMs: 0,
    ...options.config,
  };
  const context = await createContext(config, {
    clock,
    outside,
    declared,
    ...options.ports,
    database,
  });
  const sites =
    options.seed === 'none' ? { alpha: '' as SiteId, beta: '' as SiteId } : await sitesOf(context);
  const app = await createServer(context);
  let address = '127.0.0.1';
  const injectFetch = createInjectFetch(app, () => address);
  const call = createClient({ baseUrl: `http://${alphaHost}`, fetch: injectFetch });
  let listening: Promise<string> | null = null;
  return {
    context,
    app,
    sites,
    call,
    fetch: injectFetch,
    listen: () => (listening ??= app.listen({ port: 0, host: '127.0.0.1' })),
    advance: (durationMs) => clock.advance(durationMs),
    comeFrom(ip) {
      address = ip;
    },
    outboxCode: (accountId) => outboxCode(context, accountId),
    signUpPlayer: (host) => signUpPlayer(context, call, host),
    fund: (player, amountMinor) => fund(context, player, amountMinor),
    runJob: (name) => runNamedJob(context, name),
    async close() {
      await app.close();
      context.sites.close();
      await context.eventLog.close();
      if (!options.database) await database.close();
    },
  };
}

function openFresh(engine: 'pglite' | 'postgres'): Promise<Database> {
  return engine === 'postgres' ? freshPostgres({ onStatement: recordStatement }) : freshPglite();
}

async function sitesOf(context: ServerContext): Promise<{ alpha: SiteId; beta: SiteId }> {
  const alpha = context.sites.byExternalId('alpha');
  const beta = context.sites.byExternalId('beta');
  return alpha && beta ? { alpha: alpha.id, beta: beta.id } : createTestSites(context);
}

async function runNamedJob(context: ServerContext, name: string): Promise<void> {
  const job = jobCatalogue.find((candidate) => candidate.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  await job.run(context, job.keys ?? []);
}
