/** What players owe for payouts that were taken back (functions/player-debt.sql.ts). */
export const playerDebts = `
insert into ledger_account_kinds (owner_type, kind, currency, may_go_negative, deferred)
values ('house', 'player_debt', null, true, true);

create table player_debts (
  site_id uuid not null references sites(id),
  player_id uuid not null references players(id),
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  updated_at timestamptz not null,
  primary key (site_id, player_id, currency));
`;
