import { sql } from 'kysely';
import { playSeatFunctions } from '../functions/play-seat.sql.ts';
import { slotStakeMaxFunction } from '../functions/slot-stake-max.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * What the database itself asks of the rules of a place: the most of a slot round, one game at a
 * time, how often money is staked.
 */
export const rulesOfPlaces: NamedMigration = {
  name: '20261128T0100-rules-of-places',
  async up(db) {
    for (const text of [tables, slotStakeMaxFunction, playSeatFunctions])
      await sql.raw(text).execute(db);
  },
};

const tables = `
alter table sites
  add column slot_stake_young_minor bigint check (slot_stake_young_minor > 0),
  add column slot_stake_adult_minor bigint check (slot_stake_adult_minor > 0),
  add column is_parallel_play_allowed boolean not null default true,
  add column turnover_max_percent integer check (turnover_max_percent > 0);

create table play_seats (
  player_id uuid primary key references players(id),
  site_id uuid not null references sites(id),
  provider_code text not null,
  game_code text not null,
  used_at timestamptz not null);
comment on table play_seats is
  'the game a player has open, where only one may be; kept only on such sites';

alter table saved_payment_methods add column card_funding text
  check (card_funding in ('credit', 'debit', 'prepaid'));
comment on column saved_payment_methods.card_funding is
  'of a card, as its provider says; null: nobody said';
alter table sandbox_payments
  add column is_credit_refused boolean not null default false,
  add column card_funding text check (card_funding in ('credit', 'debit', 'prepaid'));
`;
