import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * Legs of several picks of one event at one price (builders). The leg keeps its picks with all they
 * were accepted with, the prices of what is left of them when some are void, and the rule of the
 * site it is settled by; its flat columns are the first pick's.
 */
export const builders: NamedMigration = {
  name: '20261129T1410-builders',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
alter table sports_limits
  add column builder_void text not null default 'whole'
    check (builder_void in ('whole', 'reprice'));
comment on column sports_limits.builder_void is
  'what a void pick does to a builder: voids it, or leaves the rest at the price kept for it';

alter table bet_legs
  add column picks jsonb check (jsonb_array_length(picks) between 2 and 10),
  add column reprice jsonb,
  add column builder_void text check (builder_void in ('whole', 'reprice')),
  add check ((picks is null) = (reprice is null) and (picks is null) = (builder_void is null));
comment on column bet_legs.picks is
  'of a builder, in their order: {selectionId, marketId, marketKind, lineQuarters, param, outcome, '
  'homeScore, awayScore, stopNo} as accepted, result once settled';
comment on column bet_legs.reprice is
  'of a builder: odds in thousandths of what is left of it, by the numbers of the void picks';

alter table player_exposures
  add column builder_win_minor bigint not null default 0 check (builder_win_minor >= 0);
comment on column player_exposures.builder_win_minor is
  'of builders with the selection: their event counts them once, under its own id';

alter table shared_slips
  add column leg_sizes smallint[] not null default '{}',
  drop constraint shared_slips_site_id_selection_ids_key,
  add unique (site_id, selection_ids, leg_sizes);
comment on column shared_slips.leg_sizes is
  'how many of the selections each leg takes; empty where none is a builder';

alter type slip_leg add attribute pick_no integer, add attribute reprice jsonb;
`;
