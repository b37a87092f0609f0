/**
 * Campaigns and their items as they were published (wire-rewards 14). A budget is a promise the
 * rows themselves hold: what was given never passes it. What a player agreed to stays readable in
 * `reward_terms`, whatever a later file says.
 */
export const campaignTables = `
alter table sites add column time_zone text not null default 'UTC';

create table reward_switches (
  site_id uuid primary key references sites(id),
  is_off boolean not null,
  changed_at timestamptz not null);

create table campaigns (
  id uuid primary key,
  site_id uuid not null references sites(id),
  code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  budget_minor bigint not null check (budget_minor >= 0),
  spent_minor bigint not null default 0 check (spent_minor between 0 and budget_minor),
  file jsonb not null,
  published_at timestamptz not null,
  stopped_at timestamptz,
  unique (site_id, code));

create table reward_items (
  site_id uuid not null references sites(id),
  code text not null,
  campaign_id uuid not null references campaigns(id),
  kind text not null,
  position integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  fields jsonb not null,
  stacking_group text,
  budget_minor bigint,
  grants_max integer,
  per_player integer,
  per_day integer,
  spent_minor bigint not null default 0
  check (spent_minor >= 0 and (budget_minor is null or spent_minor <= budget_minor)),
    grant_count integer not null default 0
    check (grant_count >= 0 and (grants_max is null or grant_count <= grants_max)),
  terms_version text not null,
  stopped_at timestamptz,
  primary key (site_id, code));
create index reward_items_of_kind on reward_items (site_id, kind) where stopped_at is null;
create index reward_items_of_campaign on reward_items (campaign_id, position);

create table reward_terms (
  site_id uuid not null references sites(id),
  code text not null,
  version text not null,
  terms jsonb not null,
  published_at timestamptz not null,
  primary key (site_id, code, version));

create table reward_codes (
  site_id uuid not null references sites(id),
  code text not null,
  item_code text not null,
  uses_max integer check (uses_max > 0),
  uses integer not null default 0 check (uses >= 0 and (uses_max is null or uses <= uses_max)),
  primary key (site_id, code),
  foreign key (site_id, item_code) references reward_items (site_id, code));
`;
