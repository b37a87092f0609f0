import { sql } from 'kysely';
import { playerWinCapsFunctions } from '../functions/player-win-caps.sql.ts';
import type { NamedMigration } from './migration.ts';

/**
 * What one player may win of a site on a selection, on a match and by the bets of a day (null: no
 * such cap), and the share of a site's maxima that he has. Sites that were there get caps in
 * proportion to what one bet may win.
 */
export const playerWinCaps: NamedMigration = {
  name: '20261122T0125-player-win-caps',
  async up(db) {
    await sql.raw(tables).execute(db);
    await sql.raw(playerWinCapsFunctions).execute(db);
  },
};

const tables = `
alter table sports_limits
  add column max_selection_win_minor bigint check (max_selection_win_minor > 0),
  add column max_match_win_minor bigint check (max_match_win_minor > 0),
  add column max_day_win_minor bigint check (max_day_win_minor > 0);
update sports_limits set max_selection_win_minor = max_win_minor,
  max_match_win_minor = max_win_minor * 2, max_day_win_minor = max_win_minor * 5;

create table player_sports_factors (
  player_id uuid primary key references players(id),
  factor_milli smallint not null check (factor_milli between 0 and 1000),
  updated_at timestamptz not null);

create table player_exposures (
  player_id uuid not null,
  event_id uuid not null,
  selection_id uuid not null,
  site_id uuid not null,
  win_minor bigint not null check (win_minor >= 0),
  primary key (player_id, event_id, selection_id)) with (fillfactor = 70);
create index player_exposures_of_event on player_exposures (event_id);

create table player_win_days (
  player_id uuid not null,
  day date not null,
  site_id uuid not null,
  win_minor bigint not null check (win_minor >= 0),
  primary key (player_id, day)) with (fillfactor = 70);
`;
