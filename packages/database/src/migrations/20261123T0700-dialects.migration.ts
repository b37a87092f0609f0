import { sql } from 'kysely';
import { providerTransactFunctions } from '../functions/provider-transact.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Studios that speak another wallet dialect than ours, and what was agreed with each per provider
 * and site.
 */
export const dialects: NamedMigration = {
  name: '20261123T0700-dialects',
  async up(db) {
    await sql.raw(columns).execute(db);
    await sql.raw(earlierFunctions).execute(db);
    await sql.raw(providerTransactFunctions).execute(db);
  },
};

const columns = `
alter table provider_connections add column dialect text not null default 'pavilion'
  check (dialect in ('pavilion', 'hub88', 'pragmatic'));

alter table provider_games add column foreign_code text;
comment on column provider_games.foreign_code is 'what the studio calls it; null: as we do';
create index provider_games_foreign on provider_games (foreign_code) where foreign_code is not null;

alter table site_providers
  add column account text,
  add column launch_address text,
  add column launch_kind text check (launch_kind in ('embed', 'popup', 'custom')),
  add column stakes jsonb not null default '{}';
comment on column site_providers.account is 'the name the studio knows this site by';
comment on column site_providers.launch_address is 'null: that of the connection';
comment on column site_providers.stakes is
  'by currency: {min, max} in minor units, inside what the studio says of a game';

create index game_sessions_of_alias on game_sessions (connection_code, alias, created_at desc);
`;

const earlierFunctions = `
drop function provider_transact(text, uuid, bytea, text, text, text, text, text, jsonb, uuid[],
  timestamptz, integer);
drop function if exists provider_stake_refusal(text, text, text, jsonb);
drop function if exists provider_stake_refusal(uuid, text, text, text, jsonb);
drop function provider_authenticate(text, uuid, bytea, uuid, bytea, timestamptz, timestamptz);
drop function provider_game_refusal(text, uuid, text, text, text);
drop function game_is_switched_off(provider_games);
drop function provider_refuse(text);
`;
