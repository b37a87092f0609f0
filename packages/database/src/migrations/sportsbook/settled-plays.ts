/**
 * What counted of all play, one row a settlement or correction, written by `count_settled` in the
 * transaction that settles and never changed. `tx` and `seq` together let a reader go on where they
 * stopped without missing a transaction that began earlier and committed later: read what is below
 * `pg_snapshot_xmin`.
 */
export const settledPlays = `
create table settled_plays (
  seq bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  site_id uuid not null,
  player_id uuid not null,
  kind text not null check (kind in ('settled', 'corrected')),
  product text not null,
  provider_code text,
  game_code text,
  ref text not null,
  odds_milli integer,
  cash_minor bigint not null,
  bonus_minor bigint not null,
  bonus_id uuid,
  payout_cash_minor bigint not null,
  payout_bonus_minor bigint not null,
  is_both_sides boolean not null default false,
  placed_at timestamptz not null,
  counted_at timestamptz,
  settled_at timestamptz not null,
  check (cash_minor = 0 or counted_at is not null),
  check (kind = 'corrected' or (cash_minor >= 0 and bonus_minor >= 0)));
create index settled_plays_that_count on settled_plays (site_id, counted_at) where cash_minor <> 0;
create index settled_plays_of_player on settled_plays (player_id, settled_at);
comment on column settled_plays.ref is 'the bet of the sportsbook, or the round of the provider';
`;
