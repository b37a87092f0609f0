import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** What each player has in an open edition so far, so that standings cost what is new and not what a busy day has settled. */
export const tournamentEntries: NamedMigration = {
  name: '20261121T0930-tournament-entries',
  async up(db) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table tournament_entries (
  edition_id uuid not null references tournament_editions(id),
  player_id uuid not null references players(id),
  site_id uuid not null references sites(id),
  turnover_minor bigint not null check (turnover_minor > 0),
  last_settled_at timestamptz not null,
  primary key (edition_id, player_id));
create index tournament_entries_best on tournament_entries (edition_id, turnover_minor desc, last_settled_at);

alter table tournament_editions add column counted_at timestamptz;
comment on column tournament_editions.counted_at is 'what was settled before is in tournament_entries; null: nothing is yet';
`;
