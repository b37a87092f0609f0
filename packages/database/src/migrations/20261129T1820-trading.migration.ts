import { sql } from 'kysely';
import { palpableErrorFunctions } from '../functions/palpable-errors.sql.ts';
import { tradingTermsFunctions } from '../functions/trading-terms.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * Trading by published files and by a person: versions of the file, factors of players above one
 * and by flag, markets that a person or their liability stopped, prices that liability moved, and
 * bets at prices that were plainly wrong.
 */
export const trading: NamedMigration = {
  name: '20261129T1820-trading',
  async up(db) {
    for (const text of [terms, stops, errors, tradingTermsFunctions, palpableErrorFunctions])
      await sql.raw(text).execute(db);
  },
};

const terms = `
create table trading_versions (
  version integer primary key check (version > 0),
  document jsonb not null,
  compiled jsonb not null,
  note text not null,
  published_by text not null,
  published_at timestamptz not null);
comment on table trading_versions is 'trading files as published; the highest version holds';
comment on column trading_versions.compiled is 'what placing a bet looks up, in whole numbers';

alter table sports_limits add column market_max_minor bigint
  check (market_max_minor between 1 and 1000000000000000);
comment on column sports_limits.market_max_minor is
  'the most one bet may win on a main market of the first tier; null: as any bet';

alter table player_sports_factors
  drop constraint player_sports_factors_factor_milli_check,
  add check (factor_milli between 0 and 10000),
  add column flag text check (flag <> '');
comment on column player_sports_factors.flag is
  'what the player is marked as; the trading file says which part of the maxima that leaves';

alter type slip_leg add attribute share_ppm integer;
`;

const stops = `
alter table events add column is_stopped boolean not null default false;
comment on column events.is_stopped is 'stopped by a person: its markets open by a person alone';
alter table markets
  add column hold text check (hold in ('trader', 'limit')),
  add column share_ppm integer not null default 1000000 check (share_ppm between 0 and 1000000);
comment on column markets.hold is
  'stopped by a person, or by its liability; prices of its source do not open it';
comment on column markets.share_ppm is
  'what of its maximum it takes, in millionths: less where its liability comes near its limit';
alter table selections
  add column base_milli integer,
  add column level smallint not null default 0 check (level between 0 and 5);
create index selections_moved on selections (market_id) where level > 0;
comment on column selections.base_milli is
  'the price of its source, while liability moves the prices of its market; else null';
`;

const errors = `
create table palpable_errors (
  id uuid primary key,
  event_id uuid not null references events(id),
  market_id uuid not null,
  outcome text not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  right_milli integer not null check (right_milli > 1000),
  rule text not null check (rule in ('void', 'right-price')),
  reason text not null,
  state text not null default 'proposed'
    check (state in ('proposed', 'approved', 'refused', 'done')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text check (decided_by <> proposed_by or state = 'refused'),
  decided_at timestamptz,
  done_at timestamptz,
  bet_count integer not null default 0);
create index palpable_errors_to_do on palpable_errors (proposed_at)
  where state in ('proposed', 'approved');
comment on table palpable_errors is
  'bets taken at a plainly wrong price: one person proposes what becomes of them, another agrees';

alter table bet_legs add column palpable jsonb;
comment on column bet_legs.palpable is
  'taken at a wrong price: {errorId, rule, takenMilli, rightMilli, since: the revision of the '
  'result from which the right price counts}; else null';
`;
