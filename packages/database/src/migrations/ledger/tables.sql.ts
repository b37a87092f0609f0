/** Chart of accounts, accounts, journals, entries, the queue of unsummed house lines, holds. */
export const ledgerTablesSql = `
create table ledger_account_kinds (
  owner_type text not null,
  kind text not null,
  currency text,
  may_go_negative boolean not null,
  deferred boolean not null,
  primary key (owner_type, kind),
  constraint ledger_account_kinds_deferred_has_no_floor check (not deferred or may_go_negative)
);
comment on column ledger_account_kinds.kind is
  'a kind ending in a colon covers every kind with that prefix';
comment on column ledger_account_kinds.currency is 'the only currency of this kind, or null';
comment on column ledger_account_kinds.deferred is
  'lines lock no row; ledger_roll_up sums them later';

insert into ledger_account_kinds (owner_type, kind, currency, may_go_negative, deferred) values
  ('player', 'cash', null, false, false),
  ('player', 'bonus', null, false, false),
  ('player', 'token', 'TOKEN', false, false),
  ('player', 'minigame', null, false, false),
  ('player', 'open_bet', null, false, false),
  ('player', 'open_bonus', null, false, false),
  ('player', 'pending_withdrawal', null, false, false),
  ('house', 'ggr:', null, true, true),
  ('house', 'bonus_ggr:', null, true, true),
  ('house', 'pool:', null, true, true),
  ('house', 'bonus_cost', null, true, true),
  ('house', 'promo_fund', null, true, true),
  ('house', 'adjustment', null, true, true),
  ('house', 'rounding', null, true, true),
  ('house', 'fees', null, true, true),
  ('psp', 'clearing:', null, true, true);

create table ledger_accounts (
  id bigint generated always as identity primary key,
  site_id uuid not null,
  owner_type text not null,
  owner_id uuid not null,
  kind text not null,
  currency text not null,
  may_go_negative boolean not null,
  deferred boolean not null,
  posted bigint not null default 0,
  held bigint not null default 0,
  version bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  constraint ledger_accounts_one_per_owner unique (owner_id, kind, currency, site_id, owner_type),
  constraint ledger_accounts_held_not_negative check (held >= 0),
  constraint ledger_accounts_floor check (may_go_negative or posted - held >= 0)
) with (fillfactor = 70);
comment on column ledger_accounts.posted is
  'credits less debits in minor units; a deferred account adds its ledger_deltas';
comment on column ledger_accounts.version is 'number of entries; the account_version of the newest';

create table ledger_journals (
  id bigint generated always as identity primary key,
  site_id uuid not null,
  source text not null,
  op_key text not null,
  kind text not null,
  currency text not null,
  request_hash bytea not null,
  reverses bigint references ledger_journals (id),
  ref jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  created_tx xid8 not null default pg_current_xact_id(),
  constraint ledger_journals_one_per_key unique (site_id, source, op_key)
);
create unique index ledger_journals_one_reversal on ledger_journals (reverses)
  where reverses is not null;

create table ledger_entries (
  journal_id bigint not null,
  seq smallint not null,
  account_id bigint not null,
  amount bigint not null,
  balance_after bigint,
  account_version bigint,
  primary key (journal_id, seq),
  constraint ledger_entries_amount_bounds
    check (amount <> 0 and amount between -1000000000000000 and 1000000000000000)
);
create unique index ledger_entries_one_per_version
  on ledger_entries (account_id, account_version) where account_version is not null;
comment on table ledger_entries is
  'ledger_check_entry verifies journal and account: foreign keys would lock the hot house rows';

create table ledger_deltas (account_id bigint not null, amount bigint not null);
comment on table ledger_deltas is
  'lines of deferred accounts that ledger_roll_up has not summed yet';

create table ledger_holds (
  id bigint generated always as identity primary key,
  site_id uuid not null,
  source text not null,
  op_key text not null,
  account_id bigint not null references ledger_accounts (id),
  amount bigint not null check (amount between 1 and 1000000000000000),
  state text not null default 'pending' check (state in ('pending', 'posted', 'voided', 'expired')),
  posted_amount bigint check (posted_amount between 1 and amount),
  journal_id bigint,
  request_hash bytea not null,
  ref jsonb not null default '{}',
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  constraint ledger_holds_one_per_key unique (site_id, source, op_key),
  constraint ledger_holds_resolved_once check ((state = 'pending') = (resolved_at is null)),
  constraint ledger_holds_posted_by_journal
    check ((state = 'posted') = (posted_amount is not null and journal_id is not null))
);
create index ledger_holds_pending on ledger_holds (expires_at) where state = 'pending';
create index ledger_holds_account on ledger_holds (account_id) where state = 'pending';
`;
