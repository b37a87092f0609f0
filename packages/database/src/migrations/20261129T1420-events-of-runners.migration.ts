import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Races and outrights: events of runners instead of two teams, and bets on them each way. Whoever
 * withdraws before the off stays among the runners, with the price it had: deductions go by it.
 */
export const eventsOfRunners: NamedMigration = {
  name: '20261129T1420-events-of-runners',
  async up(db) {
    for (const text of [eventsHaveRunners, betsGoEachWay, picksArePlaced])
      await sql.raw(text).execute(db);
  },
};

const eventsHaveRunners = `
alter table events
  alter column home_team_id drop not null,
  alter column away_team_id drop not null,
  add column name text check (name <> ''),
  add column names jsonb check (names ? 'EN'),
  add column runners jsonb not null default '[]' check (jsonb_typeof(runners) = 'array'),
  add column is_handicap boolean not null default false,
  add column is_antepost boolean not null default false,
  add column are_terms_fixed boolean not null default false,
  add check ((home_team_id is null) = (away_team_id is null)),
  add check ((home_team_id is null) = (name is not null)),
  add check ((name is null) = (names is null)),
  add check ((name is null) = (runners = '[]'));
comment on column events.name is 'of an event of runners, which has no teams';
comment on column events.runners is
  'who runs: {id, number, name, names, withdrawn: {at, oddsMilli} or null}; empty where teams meet';
comment on column events.is_antepost is
  'bets stand before it is known who runs: who withdraws loses, and the terms of acceptance hold';
comment on column events.are_terms_fixed is
  'its place part goes by the terms of acceptance, however many run';
`;

const betsGoEachWay = `
alter table bets add column is_each_way boolean not null default false;
comment on column bets.is_each_way is
  'every line once to win and once to be placed; both are counted by line_count';
alter table bet_legs
  add column is_antepost boolean not null default false,
  add column are_terms_fixed boolean not null default false,
  add column place_count smallint check (place_count > 0),
  add column place_num integer check (place_num > 0),
  add column place_den integer check (place_den >= place_num),
  add column place_multiplier_num numeric,
  add column place_multiplier_den numeric,
  add column settled_as jsonb,
  add check ((place_count is null) = (place_num is null)),
  add check ((place_count is null) = (place_den is null)),
  add check ((place_multiplier_num is null) = (place_multiplier_den is null)),
  add check ((place_multiplier_num is null) = (multiplier_num is null or place_count is null));
comment on column bet_legs.place_count is
  'places of an each-way leg at its acceptance, with the part of the winnings they pay; else null';
comment on column bet_legs.settled_as is
  'of a leg on a runner, to be shown: deduction and dead heat, and what its place part came to';
alter type slip_bet add attribute is_each_way boolean;
alter type slip_leg add attribute is_antepost boolean, add attribute are_terms_fixed boolean,
  add attribute place_count integer, add attribute place_num integer,
  add attribute place_den integer;
`;

const picksArePlaced = `
alter table pick_results
  add column is_antepost boolean not null default false,
  add column fixed_places smallint not null default 0,
  add column place_result text
    check (place_result in ('won', 'half-won', 'void', 'half-lost', 'lost')),
  add column place_share_num integer,
  add column place_share_den integer check (place_share_den > 0),
  add column place_count smallint,
  add column place_num integer,
  add column place_den integer,
  drop constraint pick_results_pkey,
  add primary key (event_id, revision, selection_id, is_live, accepted_home_score,
    accepted_away_score, moment, is_antepost, fixed_places),
  add check ((place_result is null) = (place_share_num is null)),
  add check ((place_result is null) = (place_share_den is null)),
  add check ((place_result is null) = (place_count is null));
comment on column pick_results.fixed_places is
  'places of legs whose terms of acceptance hold; 0: they go by the runners that ran';
comment on column pick_results.place_num is
  'part of the winnings that a place pays by the runners that ran; null where legs keep their own';
`;
