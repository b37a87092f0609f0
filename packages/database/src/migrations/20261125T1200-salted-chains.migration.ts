import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * A chain is published without its salt: that comes later, from what was announced together with
 * the chain.
 */
export const saltedChains: NamedMigration = {
  name: '20261125T1200-salted-chains',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table hash_chains alter column salt drop not null;
alter table hash_chains add column salt_source text not null default 'local';
alter table hash_chains add column salted_at timestamptz;
update hash_chains set salted_at = published_at;
alter table hash_chains
  add constraint hash_chains_salted_later
    check ((salt is null) = (salted_at is null) and salted_at >= published_at),
  add constraint hash_chains_salted_before_use
    check (salt is not null or (not is_active and next_index = 1));
create unique index hash_chains_one_waiting on hash_chains (site_id, provider_code, game_code,
  table_id)
  where not is_active and next_index = 1;
comment on column hash_chains.salt_source is
  'what the salt was going to be, said when the chain was published';
`;
