import { startToolServer } from './cli/tool-server.ts';
import { ConfigError, type Config } from './config/config.ts';
import { createContext, type Ports, type ServerContext } from './context.ts';
import { declared, jobCatalogue } from './module-catalogue.ts';
import { startJobs } from './jobs/job-runner.ts';
import { bringStudioGames } from './sandbox-studio/index.ts';
import { startOperationsServer } from './modules/office/operations/index.ts';
import { ensureDemo } from './demo/matches/index.ts';
import { isDemoOpen, seedDemo, seedDemoCrowd } from './demo/seed/index.ts';
import { outside } from './outside.ts';
import { createServer, type FastifyInstance } from './server.ts';
import { startWarnings } from './start-warnings.ts';

export interface RunningServer {
  context: ServerContext;
  app: FastifyInstance;
  /** Address to reach it at, `http://localhost:4000`. */
  url: string;
  /**
   * Stops in good order: no new requests, those in progress finish, sockets close, then the
   * database.
   */
  close(): Promise<void>;
}

/** Starts everything: database, calls, pages, sockets, jobs. */
export async function startServer(
  config: Config,
  overrides: Partial<Ports> = {},
): Promise<RunningServer> {
  const context = await createContext(config, { outside, declared, ...overrides });
  const started: Array<() => Promise<unknown>> = [() => context.close()];
  const close = async (): Promise<void> => {
    for (const stop of started.toReversed()) await stop();
  };
  try {
    if (config.isProduction && !config.seedDemo) await refusePublicDemo(context);
    for (const warning of startWarnings(context)) context.logger.warn(warning);
    // Before its sites are made: each offers the games that are there.
    const studio = await bringStudioGames(context);
    if (studio) started.push(() => studio.stop());
    if (config.seedDemo && (await seedDemo(context)))
      context.logger.info('the demo sites were made');
    // Before anybody can ask: an empty board would be kept with the page that shows it.
    if (config.seedDemo) await ensureDemo(context);
    if (config.demoCrowd) await seedDemoCrowd(context);
    const app = await createServer(context);
    started.push(() => app.close());
    await app.listen({ port: config.http.port, host: config.http.host });
    if (context.database.engine === 'pglite' && !config.isEphemeral)
      started.push(await startToolServer(context));
    if (config.operations.port !== null) {
      const operations = await startOperationsServer(context, config.operations.port);
      started.push(() => operations.close());
    }
    if (config.jobsEnabled) {
      const jobs = startJobs(context, jobCatalogue);
      started.push(() => jobs.stop());
    }
    const url = urlOf(app, config);
    context.logger.info({ url, engine: context.database.engine }, `listening on ${url}`);
    return { context, app, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function urlOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.http.port;
  return `http://${config.http.host === '0.0.0.0' ? 'localhost' : config.http.host}:${port}`;
}

/**
 * Anybody knows the demo's password, and its accounts hold money. Throws {@link ConfigError} with
 * the way out.
 */
export async function refusePublicDemo(context: ServerContext): Promise<void> {
  if (!(await isDemoOpen(context))) return;
  throw new ConfigError(
    'This database holds the demo, whose account has a public password and money: production does not start with it.\n' +
      'Take it out of business with `npm run pavilion -- demo remove`, or set SEED_DEMO=true where the demo itself is what you show.',
  );
}
