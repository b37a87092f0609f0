import { sql } from 'kysely';
import { countFreeRoundsFunction } from '../functions/count-free-rounds.sql.ts';
import { providerTransactFunctions } from '../functions/provider-transact.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Free rounds that an operator gives a player at a studio's game; each that is played is counted
 * where its win is paid.
 */
export const freeRounds: NamedMigration = {
  name: '20261123T0900-free-rounds',
  async up(db) {
    await sql.raw(table).execute(db);
    await sql.raw(countFreeRoundsFunction).execute(db);
    await sql.raw(earlierFunctions).execute(db);
    await sql.raw(providerTransactFunctions).execute(db);
  },
};

const table = `
create table free_round_grants (
  id text primary key,
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  connection_code text not null references provider_connections(code),
  provider_code text not null,
  game_code text not null,
  currency text not null,
  rounds integer not null check (rounds between 1 and 1000),
  stake_minor bigint not null check (stake_minor > 0),
  valid_until timestamptz not null,
  state text not null default 'active' check (state in ('active', 'finished', 'cancelled')),
  played integer not null default 0 check (played between 0 and rounds),
  won_minor bigint not null default 0 check (won_minor >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'active') = (ended_at is null)));
create index free_round_grants_of_player on free_round_grants (site_id, player_id, created_at desc);
`;

const earlierFunctions = `
drop function provider_transact(text, uuid, bytea, text, text, text, text, text, jsonb, uuid[],
  timestamptz, integer);
drop function provider_stake_refusal(uuid, text, text, text, jsonb);
drop function provider_authenticate(text, uuid, bytea, uuid, bytea, timestamptz, timestamptz);
drop function provider_game_refusal(text, uuid, text, text, text);
drop function game_is_switched_off(provider_games);
drop function provider_refuse(text);
`;
