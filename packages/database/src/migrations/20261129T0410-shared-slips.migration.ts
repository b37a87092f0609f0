import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Selections that a code brings to another device. They belong to nobody: who shared them is not
 * kept.
 */
export const sharedSlips: NamedMigration = {
  name: '20261129T0410-shared-slips',
  async up(db) {
    await sql`
      create table shared_slips (
        site_id uuid not null references sites(id),
        code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
        -- In their order; the same ones are one row, however often they are shared.
        selection_ids uuid[] not null,
        expires_at timestamptz not null,
        primary key (site_id, code),
        unique (site_id, selection_ids))`.execute(db);
    await sql`create index shared_slips_that_end on shared_slips (expires_at)`.execute(db);
  },
};
