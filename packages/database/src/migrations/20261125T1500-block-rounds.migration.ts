import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * A shared round may be decided by a block of a public chain in place of a link of ours; it is void
 * when that block does not come as announced.
 */
export const blockRounds: NamedMigration = {
  name: '20261125T1500-block-rounds',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table shared_rounds alter column chain_id drop not null;
alter table shared_rounds add column block_source text;
alter table shared_rounds add column block_hash text check (block_hash ~ '^[0-9a-f]{64}$');
alter table shared_rounds add column block_confirmed_at timestamptz;
alter table shared_rounds add column void_reason text
  check (void_reason in ('blockEarly', 'blockMissing', 'blockReorganised'));
alter table shared_rounds drop constraint shared_rounds_check;
alter table shared_rounds
  add constraint shared_rounds_end_with_a_hash_or_void
    check ((phase = 'settled') = (hash is not null or void_reason is not null)),
  add constraint shared_rounds_have_one_source
  check ((chain_id is null) = (block_source is not null)),
    add constraint shared_rounds_void_or_decided
    check (void_reason is null or (hash is null and block_confirmed_at is null));
create unique index shared_rounds_one_per_block on shared_rounds (site_id, provider_code, game_code,
  table_id, block_source, chain_index)
  where chain_id is null;
comment on column shared_rounds.chain_index is
  'number in the chain of ours; height of the block where a public chain decides';
comment on column shared_rounds.block_hash is
  'as it was first seen: another one at that height before it is confirmed makes the round void';
`;
