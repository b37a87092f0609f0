/**
 * Players who came by another's link: what they have done by the plan they came under, and what a
 * person decided of them.
 */
export const referralTables = `
create index players_referred on players (site_id, created_at) where referrer_id is not null;
create index players_of_referrer on players (referrer_id, created_at desc, id desc)
  where referrer_id is not null;

create table referrals (
  -- The friend.
  player_id uuid primary key references players(id),
  site_id uuid not null references sites(id),
  referrer_id uuid not null references players(id),
  item_code text not null,
  state text not null default 'open' check (state in ('open', 'checking', 'qualified', 'refused')),
  is_verified boolean not null default false,
  -- What the two have in common, and whether a person said that it is nothing.
  shared text[] not null default '{}',
  is_cleared boolean not null default false,
  joined_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > joined_at),
  share_until timestamptz not null,
  next_look_at timestamptz not null,
  qualified_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  check (player_id <> referrer_id),
  check ((state = 'qualified') = (qualified_at is not null)),
  check (state <> 'refused' or decided_by is not null),
  foreign key (site_id, item_code) references reward_items (site_id, code));
create index referrals_to_look_at on referrals (next_look_at) where state = 'open';
create index referrals_of_referrer on referrals (referrer_id, state);
create index referrals_to_decide on referrals (site_id, joined_at) where state = 'checking';
`;
