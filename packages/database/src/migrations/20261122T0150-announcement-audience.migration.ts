import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Announcements are meant for everybody, for guests or for players: nobody is interrupted with what
 * is not theirs.
 */
export const announcementAudience: NamedMigration = {
  name: '20261122T0150-announcement-audience',
  up: async (db) => {
    await sql`alter table announcements add column audience text not null default 'all'
      check (audience in ('all', 'guests', 'players'))`.execute(db);
  },
};
