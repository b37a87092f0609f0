import { sql } from 'kysely';
import { countPlayFunction } from '../functions/count-play.sql.ts';
import { mayStakeFunction } from '../functions/may-stake.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * One door for stakes of all products, and what each player staked and got back, by day and
 * product.
 */
export const protection: NamedMigration = {
  name: '20261122T0200-protection',
  async up(db) {
    for (const text of [tables, mayStakeFunction, countPlayFunction]) {
      await sql.raw(text).execute(db);
    }
  },
};

const tables = `
create table play_days (
  player_id uuid not null,
  day date not null,
  product text not null check (product ~ '^[a-z]{2,20}$'),
  site_id uuid not null,
  stake_minor bigint not null default 0 check (stake_minor >= 0),
  return_minor bigint not null default 0,
  stake_count integer not null default 0,
  primary key (player_id, day, product)) with (fillfactor = 70);
`;
