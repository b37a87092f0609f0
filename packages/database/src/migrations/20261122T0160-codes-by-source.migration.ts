import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * A code belongs to who asked for it: strangers who try codes, or ask for others, leave alone what
 * the owner asked for. Messages know when their code ends, and what only grows can be pruned by its
 * age.
 */
export const codesBySource: NamedMigration = {
  name: '20261122T0160-codes-by-source',
  async up(db) {
    await sql.raw(codes).execute(db);
    await sql.raw(ages).execute(db);
  },
};

const codes = `
alter table tacs add column source text not null default '';
alter table tacs add column foreign_tries integer not null default 0;
alter table tacs drop constraint tacs_pkey;
alter table tacs add primary key (player_id, purpose, source);
create index tacs_by_end on tacs (expires_at);

alter table outbox_messages add column expires_at timestamptz;
create index outbox_messages_by_end on outbox_messages (expires_at) where code is not null;
create index outbox_messages_with_code on outbox_messages (player_id) where code is not null;
create index sessions_by_player on sessions (player_id, created_at desc);
`;

const ages = `
create index outbox_messages_by_age on outbox_messages (created_at);
create index ad_visits_by_age on ad_visits (created_at);
`;
