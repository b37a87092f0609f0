/**
 * A digest per finished hour: an entry that somebody changed around the guards shows (invariant
 * I16).
 */
export const ledgerSealsSql = `
create table ledger_seals (
  hour timestamptz primary key,
  entries bigint not null,
  digest bytea not null,
  sealed_at timestamptz not null default clock_timestamp()
);
create trigger ledger_seals_append_only before update or delete or truncate on ledger_seals
  for each statement execute function ledger_refuse_change();
create index ledger_journals_time on ledger_journals using brin (created_at);
`;
