import type { Config } from './config/config.ts';
import { createContext, type Ports, type ServerContext } from './context.ts';
import { jobCatalogue } from './jobs/job-catalogue.ts';
import { startJobs } from './jobs/job-runner.ts';
import { seedDemo } from './seed/index.ts';
import { createServer, type FastifyInstance } from './server.ts';
import { startWarnings } from './start-warnings.ts';

export interface RunningServer {
  context: ServerContext;
  app: FastifyInstance;
  /** Address to reach it at, `http://localhost:4000`. */
  url: string;
  /** Stops in good order: no new requests, those in progress finish, sockets close, then the database. */
  close(): Promise<void>;
}

/** Starts everything: database, calls, pages, sockets, jobs. */
export async function startServer(config: Config, overrides: Partial<Ports> = {}): Promise<RunningServer> {
  const context = await createContext(config, overrides);
  try {
    for (const warning of startWarnings(context)) context.logger.warn(warning);
    if (config.seedDemo && (await seedDemo(context))) context.logger.info('the demo sites were made');
    const app = await createServer(context);
    await app.listen({ port: config.http.port, host: config.http.host });
    const jobs = config.jobsEnabled ? startJobs(context, jobCatalogue) : null;
    const url = urlOf(app, config);
    context.logger.info({ url, engine: context.database.engine }, `listening on ${url}`);
    return {
      context,
      app,
      url,
      async close() {
        await jobs?.stop();
        await app.close();
        await context.close();
      },
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}

function urlOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.http.port;
  return `http://${config.http.host === '0.0.0.0' ? 'localhost' : config.http.host}:${port}`;
}
