export type {
  Database,
  DatabaseOptions,
  EmbeddedEngine,
  Executor,
  LeaderLock,
  ListenOptions,
} from './database.ts';
export { jsonText } from './json-text.ts';
export { migrate, pendingMigrations } from './migrations/migrate.ts';
export { migrations } from './migrations/index.ts';
export type { NamedMigration } from './migrations/migration.ts';
export { openDatabase } from './open-database.ts';
export { DataDirLockedError } from './pglite/folder-lock.ts';
export { tendTables } from './pglite/tend-tables.ts';
export {
  isDatabaseAway,
  isSqlError,
  isUniqueViolation,
  sqlStateOf,
  type SqlError,
} from './sql-error.ts';
export { preparedMark } from './prepared-statements.ts';
export type * from './tables/index.ts';
export {
  afterCommit,
  inTransaction,
  isRepeatable,
  type TransactionOptions,
} from './transaction.ts';
