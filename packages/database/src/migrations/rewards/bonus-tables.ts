/**
 * Bonuses: money under conditions. One of a player is active or closing at a time, and the pocket
 * `bonus` is all its; queued ones are promises that hold no money. A bonus keeps the terms it was
 * agreed to, amounts in minor units of its currency, so that the statements that pay and count need
 * nothing else.
 */
export const bonusTables = `
create table bonuses (
  id uuid primary key,
  site_id uuid not null,
  player_id uuid not null references players(id),
  currency text not null,
  template_code text not null,
  terms_version text not null,
  state text not null check (state in
    ('offered', 'queued', 'active', 'closing', 'completed', 'spent', 'expired', 'forfeited',
      'revoked')),
  granted_minor bigint not null check (granted_minor > 0),
  required_minor bigint not null check (required_minor >= 0),
  counted_minor bigint not null default 0 check (counted_minor >= 0),
  converted_minor bigint not null default 0 check (converted_minor >= 0),
  spend_order text not null check (spend_order in ('cash_first', 'bonus_first')),
  counts text not null check (counts in ('all', 'bonus')),
  default_weight_bp integer not null check (default_weight_bp between 0 and 10000),
  weights jsonb not null,
  not_playable jsonb not null,
  min_odds_milli integer,
  max_bet_minor bigint,
  max_cash_out_minor bigint,
  end_below_minor bigint not null check (end_below_minor >= 0),
  principal text not null check (principal in ('stays', 'goes')),
  on_withdrawal text not null check (on_withdrawal in ('keep', 'forfeit')),
  lasts_hours integer not null check (lasts_hours > 0),
  deposit_id uuid,
  deposit_minor bigint not null default 0,
  source_type text not null,
  source_id text not null,
  claim_until timestamptz,
  queued_at timestamptz,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('active', 'closing')) = (activated_at is not null and ended_at is null)),
  check ((ended_at is null) = (state in ('offered', 'queued', 'active', 'closing'))),
  check ((activated_at is null) = (expires_at is null)),
  check (max_cash_out_minor is null or converted_minor <= max_cash_out_minor));
create unique index bonuses_one_funded on bonuses (player_id, currency)
  where state in ('active', 'closing');
create unique index bonuses_one_a_deposit on bonuses (deposit_id) where deposit_id is not null;
create unique index bonuses_one_a_source on bonuses (site_id, source_type, source_id,
  template_code);
create index bonuses_of_player on bonuses (player_id, created_at desc, id desc);
create index bonuses_that_end on bonuses (expires_at) where state in ('active', 'closing');
create index bonuses_to_claim on bonuses (claim_until) where state = 'offered';
create index bonuses_queued on bonuses (player_id, currency, queued_at) where state = 'queued';

-- What each bet and round counted towards a bonus, or why it did not.
create table bonus_progress (
  bonus_id uuid not null references bonuses(id),
  seq bigint not null generated always as identity,
  site_id uuid not null,
  player_id uuid not null,
  source text not null,
  ref text not null,
  product text not null,
  provider_code text,
  game_code text,
  at timestamptz not null,
  cash_minor bigint not null,
  bonus_minor bigint not null,
  weight_bp integer not null,
  counted_minor bigint not null check (counted_minor >= 0),
  reason text check (reason in
    ('void', 'weightZero', 'lowOdds', 'bothSides', 'cashedOut', 'freeBet', 'beforeBonus',
      'afterBonus')),
  check (reason is null or counted_minor = 0),
  primary key (bonus_id, source, ref));
create index bonus_progress_newest on bonus_progress (bonus_id, seq desc);

-- Bonuses that changed, in themselves or in what their pocket holds, and whose players are not told
-- yet.
create table bonus_news (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null,
  player_id uuid not null,
  bonus_id uuid not null);
`;

export const bonusNewsTrigger = `
create trigger bonuses_tell_changes after insert or update on bonuses
  for each row execute function note_bonus_change();
`;
