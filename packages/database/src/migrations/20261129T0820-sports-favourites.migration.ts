import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Teams and leagues a player follows. */
export const sportsFavourites: NamedMigration = {
  name: '20261129T0820-sports-favourites',
  async up(db) {
    await sql`
      create table sports_favourites (
        site_id uuid not null references sites(id),
        player_id uuid not null references players(id),
        kind text not null check (kind in ('team', 'league')),
        subject_id uuid not null,
        created_at timestamptz not null,
        primary key (player_id, kind, subject_id))`.execute(db);
  },
};
