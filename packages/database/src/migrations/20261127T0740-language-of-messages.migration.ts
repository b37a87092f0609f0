import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** A mail says which language it is written in. What waits from before is read as English. */
export const languageOfMessages: NamedMigration = {
  name: '20261127T0740-language-of-messages',
  async up(db) {
    await sql`alter table outbox_messages add column language text not null
      default 'en-US'`.execute(db);
  },
};
