import {
  AbortedTransactionError,
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { TransactionGuard } from '../transaction-guard.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import type { EngineClient } from './engine-client.ts';

/** Kysely over the embedded engine's thread. Transactions hold the one connection to their end. */
export function createEngineDialect(
  engine: EngineClient,
  queue: ConnectionQueue,
  guard: TransactionGuard,
): Dialect {
  return {
    createAdapter: () => new EngineAdapter(),
    createDriver: () => new EngineDriver(engine, queue, guard),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

// Our queue hands out the one connection; Kysely's own wait would come before the guard can speak.
class EngineAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EngineConnection implements DatabaseConnection {
  readonly release: () => void;
  readonly #engine: EngineClient;
  #sawError = false;

  constructor(engine: EngineClient, release: () => void) {
    this.#engine = engine;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#execute<R>(query);
    } catch (error) {
      this.#sawError = true;
      throw withCallerStack(error);
    }
  }

  // Only the simple protocol takes several statements, only the extended one takes parameters.
  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result =
      parameters.length > 0
        ? await this.#engine.query(sql, parameters.map(toParameter))
        : (await this.#engine.exec(sql)).at(-1);
    return {
      rows: (result?.rows ?? []) as R[],
      numAffectedRows: BigInt(result?.affectedRows ?? 0),
    };
  }

  // COMMIT of an aborted transaction rolls back without an error; ask before, if anything failed.
  async commit(): Promise<void> {
    if (this.#sawError) {
      try {
        await this.#engine.exec('select 1');
      } catch (error) {
        await this.#engine.exec('rollback');
        throw new AbortedTransactionError({ cause: error });
      }
    }
    await this.#engine.exec('commit');
  }

  // Kysely's interface asks for it; rows are few here, so nothing streams.
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

// The error was made when the reply came; without this its stack would not name the query's caller.
function withCallerStack(error: unknown): unknown {
  if (error instanceof Error) error.stack = `${error.stack}\n${new Error('asked').stack}`;
  return error;
}

// The drivers differ on bigint in a text position; text serves every type.
function toParameter(value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

class EngineDriver implements Driver {
  readonly #engine: EngineClient;
  readonly #queue: ConnectionQueue;
  readonly #guard: TransactionGuard;

  constructor(engine: EngineClient, queue: ConnectionQueue, guard: TransactionGuard) {
    this.#engine = engine;
    this.#queue = queue;
    this.#guard = guard;
  }

  async init(): Promise<void> {
    // The engine is open before the dialect is made.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard.assertOutside();
    return new EngineConnection(this.#engine, await this.#queue.acquire());
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${isolation}${access}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as EngineConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async savepoint(
    connection: DatabaseConnection,
    name: string,
    _compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint "${name}"`));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as EngineConnection).release();
  }

  async destroy(): Promise<void> {
    await this.#engine.close();
  }
}
