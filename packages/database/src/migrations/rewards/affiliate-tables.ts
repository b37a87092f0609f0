/**
 * Partners who bring players: their plans, the keys statements are signed with, statements as they
 * were made, and what partners' own systems are told. Whose a player is stands in the attribution
 * of their sign-up and never changes.
 */
export const affiliateTables = `
alter table ad_visits add column affiliate_code text, add column click_id text;
create index ad_visits_of_affiliates on ad_visits (site_id, affiliate_code, created_at)
  where affiliate_code is not null;
create index players_of_affiliates on players (site_id, (attribution ->> 'affiliate_code'),
  created_at)
  where attribution ->> 'affiliate_code' is not null;

create table affiliates (
  site_id uuid not null references sites(id),
  code text not null,
  name text not null,
  percent_bp integer not null check (percent_bp between 0 and 10000),
  cpa_minor bigint not null check (cpa_minor >= 0),
  cpa_min_deposit_minor bigint not null check (cpa_min_deposit_minor >= 0),
  fee_bp integer not null check (fee_bp between 0 and 10000),
  tax_bp integer not null check (tax_bp between 0 and 10000),
  is_loss_carried boolean not null,
  postback_url text,
  created_at timestamptz not null,
  paused_at timestamptz,
  primary key (site_id, code));

create table affiliate_keys (
  site_id uuid not null references sites(id),
  key_id text not null,
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null,
  primary key (site_id, key_id));

create table affiliate_statements (
  site_id uuid not null,
  affiliate_code text not null,
  from_date date not null,
  to_date date not null check (to_date > from_date),
  carried_out_minor bigint not null check (carried_out_minor <= 0),
  payable_minor bigint not null check (payable_minor >= 0),
  file text not null,
  created_at timestamptz not null,
  primary key (site_id, affiliate_code, from_date),
  foreign key (site_id, affiliate_code) references affiliates (site_id, code));

create table affiliate_postbacks (
  event_id uuid primary key,
  site_id uuid not null,
  affiliate_code text not null,
  player_id uuid not null references players(id),
  event text not null check (event in ('signup', 'ftd', 'cpa', 'deposit')),
  ref text not null,
  click_id text not null,
  amount_minor bigint not null,
  at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz,
  sent_at timestamptz,
  last_problem text,
  check (sent_at is null or next_try_at is null),
  unique (site_id, event, ref),
  foreign key (site_id, affiliate_code) references affiliates (site_id, code));
create index affiliate_postbacks_due on affiliate_postbacks (next_try_at)
  where next_try_at is not null;
create index affiliate_postbacks_of_affiliate on affiliate_postbacks (site_id, affiliate_code,
  at desc);
`;
