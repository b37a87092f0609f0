/**
 * Parts of bets that players took out before the end (wire contract of the sportsbook, 9). A
 * cash-out with a live leg is pending until its moment; what was refused at once leaves no row.
 * Rules wait for an amount; looks are when a player last saw what was settled.
 */
export const cashOutTables = `
create table bet_cash_outs (
  id uuid primary key,
  bet_id uuid not null references bets(id),
  site_id uuid not null,
  player_id uuid not null,
  request_id uuid not null,
  request_hash bytea not null,
  asked_by text not null check (asked_by in ('player', 'rule', 'edit')),
  state text not null check (state in ('pending', 'taken', 'rejected')),
  policy text not null check (policy in ('none', 'better', 'any')),
  part_percent smallint not null check (part_percent between 1 and 100),
  unit_minor bigint not null check (unit_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  -- By number of the live legs: how often their markets had stopped.
  stops jsonb not null default '{}',
  asked_at timestamptz not null,
  decides_at timestamptz,
  decided_at timestamptz,
  refusal text,
  bonus_minor bigint,
  bet_revision integer,
  pockets_after jsonb,
  unique (site_id, player_id, request_id),
  check ((decided_at is null) = (state = 'pending')),
  check (state <> 'pending' or decides_at is not null),
  check ((state = 'taken') = (bet_revision is not null)),
  check ((bet_revision is null) = (bonus_minor is null)));
create unique index bet_cash_outs_pending on bet_cash_outs (bet_id) where state = 'pending';
create index bet_cash_outs_to_decide on bet_cash_outs (decides_at) where state = 'pending';
create index bet_cash_outs_of_bet on bet_cash_outs (bet_id);
comment on column bet_cash_outs.amount_minor is 'what was offered and, once taken, what was paid';
comment on column bet_cash_outs.bonus_minor is 'how much of the stake it took was a bonus''s';
comment on column bet_cash_outs.bet_revision is
  'the revision of the bet when it was taken: settlements above it are of the rest';

create table bet_cash_out_rules (
  bet_id uuid primary key references bets(id),
  site_id uuid not null,
  player_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  part_percent smallint not null check (part_percent between 1 and 100),
  set_at timestamptz not null,
  -- What the offer was worked out from when it was last looked at.
  seen text);

create table bet_looks (
  player_id uuid primary key references players(id),
  site_id uuid not null,
  seen_at timestamptz not null);
`;
