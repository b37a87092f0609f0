import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Bets whose picture is there for whoever has its address. */
export const sharedBets: NamedMigration = {
  name: '20261129T1910-shared-bets',
  async up(db) {
    await sql`
      create table shared_bets (
        site_id uuid not null references sites(id),
        -- The address of the picture, which nobody guesses.
        code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
        bet_id uuid not null references bets(id),
        -- Whether it tells what was staked and paid.
        has_stake boolean not null,
        -- A language tag: what it is written in.
        language text not null,
        expires_at timestamptz not null,
        primary key (site_id, code),
        unique (bet_id, has_stake, language))`.execute(db);
    await sql`create index shared_bets_that_end on shared_bets (expires_at)`.execute(db);
  },
};
