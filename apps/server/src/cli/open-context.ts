import { migrate, migrations, openDatabase, pendingMigrations } from '@pavilion/database';
import type { Config } from '../config/config.ts';
import { hasEmbeddedDatabase, refuseFileAsFolder } from '../config/data-folder.ts';
import { createContext, type ServerContext } from '../context.ts';
import { declared } from '../module-catalogue.ts';
import { outside } from '../outside.ts';
import { UsageError } from './command.ts';

/**
 * The context of the tool, over a database that is there. It never makes one: at a mistyped place
 * an empty database would have sound books and no sites, and what is changed there is lost. Throws
 * {@link UsageError} when there is none.
 */
export async function openContext(config: Config): Promise<ServerContext> {
  refuseFileAsFolder(config.dataDir);
  const { databaseUrl, dataDir, databasePoolSize: poolSize } = config;
  if (databaseUrl === null && !hasEmbeddedDatabase(dataDir)) throw noDatabase(config);
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, poolSize });
  try {
    const pending = await pendingMigrations(database);
    if (pending.length === migrations.length) throw noDatabase(config);
    await migrate(database);
    return await createContext(config, { outside, declared, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The address of a server may hold a password; that of a folder is said as it was given. */
function noDatabase({ databaseUrl, dataDir }: Config): UsageError {
  const [place, setting] =
    databaseUrl === null
      ? [`in the folder "${dataDir}"`, 'DATA_DIR']
      : ['of Pavilion at the address of DATABASE_URL', 'DATABASE_URL'];
  return new UsageError(
    `There is no database ${place}: set ${setting} as the server has it; a new database is made by the first \`npm start\`.`,
  );
}
