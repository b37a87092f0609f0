import pg from 'pg';
import { sharedRunDir } from './run-dir.ts';
import { startOwnPostgres } from './postgres/own-server.ts';
import { sharedPostgresUrl } from './postgres/shared-server.ts';

export {
  startOwnPostgres,
  type OwnPostgres,
  type OwnPostgresOptions,
} from './postgres/own-server.ts';

export interface TestPostgres {
  /** Connection string of the maintenance database. */
  url: string;
  /** Makes an empty database and gives its connection string; `template` names one to copy. */
  createDatabase(template?: string): Promise<string>;
  /** Ends the server, unless other files of the run share it. */
  stop(): Promise<void>;
}

let created = 0;

/**
 * A real PostgreSQL for tests: shared by all files of a vitest run that uses the global setup (it
 * starts with the first caller), else one of the caller's own.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const runDir = sharedRunDir();
  if (runDir) {
    const url = await sharedPostgresUrl(runDir);
    return {
      url,
      createDatabase: (template) => createDatabase(url, template),
      stop: async () => {},
    };
  }
  const server = await startOwnPostgres();
  return {
    url: server.url,
    createDatabase: (template) => createDatabase(server.url, template),
    stop: () => server.stop(),
  };
}

async function createDatabase(url: string, template = 'template1'): Promise<string> {
  created += 1;
  const name = `test_${process.pid}_${process.hrtime.bigint()}_${created}`;
  await onServer(url, (client) =>
    client.query(`create database ${name} template ${pg.escapeIdentifier(template)}`),
  );
  return databaseUrl(url, name);
}

/** Runs work on a short connection to `url`. */
export async function onServer<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The connection string of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
