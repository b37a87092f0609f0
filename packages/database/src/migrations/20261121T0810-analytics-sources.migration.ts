import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * What a measuring script needs to run under the content security policy, worked out when it is
 * written.
 */
export const analyticsSources: NamedMigration = {
  name: '20261121T0810-analytics-sources',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table analytics_scripts
  add column origins jsonb not null default '[]'::jsonb,
  add column hash text;
`;
