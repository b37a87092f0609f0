import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * How far each studio's books are compared with the wallet's, and incidents of single transactions.
 */
export const comparedTransactions: NamedMigration = {
  name: '20261125T1510-compared-transactions',
  async up(db) {
    await sql.raw(columns).execute(db);
  },
};

const columns = `
alter table provider_connections add column compared_until timestamptz;
comment on column provider_connections.compared_until is
  'up to then the transactions of its studio are compared with ours; null: not yet';

alter table provider_incidents add column tx_id text not null default '';
comment on column provider_incidents.tx_id is 'empty: it is about the whole round';
drop index provider_incidents_open;
create unique index provider_incidents_open on provider_incidents (site_id, provider_code, round_id,
  code, tx_id)
  where resolved_at is null;
create index provider_incidents_of_transaction on provider_incidents (provider_code, tx_id)
  where tx_id <> '';

create index wallet_moves_by_time on wallet_moves (provider_code, created_at);
`;
