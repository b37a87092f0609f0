import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Brands and what they show: hosts, languages, menus, the game catalogue, content. */
export const sites: NamedMigration = {
  name: '20261121T0200-sites',
  async up(db) {
    await sql.raw(siteTables).execute(db);
    await sql.raw(catalogueTables).execute(db);
    await sql.raw(contentTables).execute(db);
  },
};

const siteTables = `
create table sites (
  id uuid primary key,
  external_id text not null unique check (external_id ~ '^[a-z0-9-]{1,64}$'),
  name text not null,
  currency text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  theme_code text not null,
  theme_colour text not null,
  logo_wide text not null,
  logo_mark text not null,
  logo_mono text not null,
  logo_text text not null default '',
  expires_at timestamptz,
  android_url text not null default '',
  ios_url text not null default '',
  manifest_icon text not null,
  is_gamified boolean not null default true,
  affiliate_domain text not null default '',
  chat_id text not null default '',
  is_chat_enabled boolean not null default false,
  chat_image_id text not null default '',
  show_referral boolean not null default true,
  show_app_download boolean not null default true,
  show_announcements boolean not null default true,
  referral_setting integer not null default 0 check (referral_setting between 0 and 100),
  minimum_age integer not null default 18 check (minimum_age >= 18),
  is_maintenance boolean not null default false,
  maintenance_start_at timestamptz,
  maintenance_end_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (maintenance_end_at is null or maintenance_start_at is null
    or maintenance_end_at > maintenance_start_at));

create table site_domains (
  host text primary key check (host = lower(host)),
  site_id uuid not null references sites(id),
  position integer not null default 0);
create index site_domains_of_site on site_domains (site_id, position);

create table site_languages (
  site_id uuid not null references sites(id),
  locale_code text not null,
  position integer not null,
  primary key (site_id, locale_code),
  unique (site_id, position));

create table site_menus (
  site_id uuid not null references sites(id),
  kind text not null check (kind in ('menu', 'game_menu')),
  content_id text not null,
  parent_content_id text,
  position integer not null,
  primary key (site_id, kind, content_id));
`;

const catalogueTables = `
create table providers (
  code text primary key,
  name text not null,
  launch_kind text not null check (launch_kind in ('house', 'embed', 'popup', 'custom')),
  position integer not null);

create table games (
  id uuid primary key,
  provider_code text not null references providers(code),
  code text not null,
  name text not null,
  category text not null,
  rtp_basis_points integer not null check (rtp_basis_points between 5000 and 10000),
  volatility text not null check (volatility in ('low', 'medium', 'high')),
  is_hot boolean not null,
  is_featured boolean not null,
  is_popular boolean not null,
  is_new boolean not null,
  is_playable boolean not null default false,
  popularity integer not null,
  placeholder text not null,
  search_text text not null,
  released_at timestamptz not null,
  unique (provider_code, code));
create index games_of_category on games (category, popularity desc);

create table site_providers (
  site_id uuid not null references sites(id),
  provider_code text not null references providers(code),
  is_enabled boolean not null default true,
  primary key (site_id, provider_code));
`;

const contentTables = `
create table slides (
  id uuid primary key,
  site_id uuid not null references sites(id),
  titles jsonb not null,
  img_url text not null,
  mobile_img_url text not null,
  href text not null,
  position integer not null);
create index slides_of_site on slides (site_id, position);

create table announcements (
  id uuid primary key,
  site_id uuid not null references sites(id),
  titles jsonb not null,
  bodies jsonb not null,
  img_url text,
  start_at timestamptz,
  end_at timestamptz,
  position integer not null);
create index announcements_of_site on announcements (site_id, position);

create table marquees (
  id uuid primary key,
  site_id uuid not null references sites(id),
  texts jsonb not null,
  position integer not null);
create index marquees_of_site on marquees (site_id, position);

create table partners (
  id uuid primary key,
  site_id uuid not null references sites(id),
  name text not null,
  href text not null,
  img_url text not null,
  position integer not null);
create index partners_of_site on partners (site_id, position);

create table social_accounts (
  id uuid primary key,
  site_id uuid not null references sites(id),
  name text not null,
  href text not null,
  img_url text not null,
  position integer not null);
create index social_accounts_of_site on social_accounts (site_id, position);

create table cms_pages (
  site_id uuid not null references sites(id),
  page text not null,
  is_enabled boolean not null,
  en_body text not null,
  local_body text not null,
  bodies jsonb not null default '{}',
  updated_at timestamptz not null,
  primary key (site_id, page));
comment on column cms_pages.bodies is 'by locale code; a language without one reads the local body';

create table seo_records (
  id uuid primary key,
  site_id uuid not null references sites(id),
  page_name text not null,
  en_item_name text not null,
  en_body text not null default '',
  local_item_name text not null,
  local_body text not null default '',
  meta_title text not null,
  meta_desc text not null,
  meta_keywords text not null default '',
  meta_url text not null default '',
  meta_canonical text not null default '',
  meta_author text not null default '',
  meta_publisher text not null default '',
  meta_lang text not null default '',
  meta_image_url text not null default '',
  unique (site_id, page_name));

create table analytics_scripts (
  id uuid primary key,
  site_id uuid not null references sites(id),
  section text not null check (section in ('HEAD', 'BODY')),
  script text not null,
  position integer not null);
create index analytics_scripts_of_site on analytics_scripts (site_id, position);
`;
