import { sql } from 'kysely';
import { countFreeRoundsFunction } from '../functions/count-free-rounds.sql.ts';
import type { NamedMigration } from './migration.ts';

/** Free rounds of several games, from a day on, with lines, level or a bought feature. */
export const widerFreeRounds: NamedMigration = {
  name: '20261125T1520-wider-free-rounds',
  async up(db) {
    await sql.raw(columns).execute(db);
    await sql
      .raw('drop function count_free_rounds(uuid, uuid, text, text, jsonb, jsonb, timestamptz)')
      .execute(db);
    await sql.raw(countFreeRoundsFunction).execute(db);
  },
};

const columns = `
alter table free_round_grants
  add column game_codes text[],
  add column valid_from timestamptz,
  add column lines integer check (lines between 1 and 10000),
  add column bet_level text,
  add column buy_type text;
update free_round_grants set game_codes = array[game_code], valid_from = created_at;
alter table free_round_grants
  alter column game_codes set not null,
  alter column valid_from set not null,
  add constraint free_round_grants_have_a_game check (cardinality(game_codes) > 0),
  add constraint free_round_grants_begin_before_they_end check (valid_from < valid_until),
  drop column game_code;
comment on column free_round_grants.game_codes is 'so many rounds in all of them together';
`;
