import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * What studios say stands in their jackpots. No money of ours: a win comes as a movement of its
 * own.
 */
export const studioJackpots: NamedMigration = {
  name: '20261123T2200-studio-jackpots',
  async up(db) {
    await sql.raw(table).execute(db);
  },
};

const table = `
create table provider_jackpots (
  connection_code text not null references provider_connections(code),
  provider_code text not null,
  jackpot_id text not null,
  tier text not null default '',
  currency text not null,
  names jsonb not null,
  amount_minor bigint not null check (amount_minor >= 0),
  game_codes text[] not null,
  last_win jsonb,
  biggest_win jsonb,
  told_at timestamptz not null,
  primary key (provider_code, jackpot_id, tier, currency));
comment on column provider_jackpots.tier is 'empty: the jackpot has one level';
comment on column provider_jackpots.last_win is '{amountMinor, at, winner}';
comment on column provider_jackpots.told_at is
  'by our clock; what was told too long ago is not shown';
`;
