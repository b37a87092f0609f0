import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * What operators write, as documents with versions: what stood in tables of its own becomes the
 * first version of each type.
 */
export const contentVersions: NamedMigration = {
  name: '20261128T2200-content-versions',
  async up(db) {
    for (const statement of [versions, ...takenOver, dropped, legal, providers])
      await sql.raw(statement).execute(db);
  },
};

const versions = `
create table content_versions (
  site_id uuid not null references sites(id),
  type text not null check (length(type) between 1 and 40),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'scheduled', 'published', 'retired')),
  document jsonb not null,
  at timestamptz not null,
  made_by text not null,
  note text not null default '',
  primary key (site_id, type, version));
comment on column content_versions.at is
  'since when it is in its state; of a scheduled one, from when it will be out';
create unique index content_versions_current on content_versions (site_id, type, state)
  where state <> 'retired';
create index content_versions_waiting on content_versions (at) where state = 'scheduled';
`;

/** One statement for a type: its items from the rows of a table. */
const takeOver = (type: string, table: string, item: string, order = 'position'): string => `
insert into content_versions (site_id, type, version, state, document, at, made_by)
select site_id, '${type}', 1, 'published', jsonb_agg(${item} order by ${order}), now(), 'migration'
  from ${table} group by site_id`;

const instant = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const own = `(
  select l.locale_code from site_languages l
   where l.site_id = cms_pages.site_id order by l.position limit 1)`;
const ownOfSeo = own.replace('cms_pages', 'seo_records');

const takenOver = [
  takeOver(
    'slides',
    'slides',
    `jsonb_strip_nulls(jsonb_build_object('titles', titles, 'picture', img_url,
       'mobile_picture', mobile_img_url, 'href', nullif(href, '')))`,
  ),
  takeOver(
    'announcements',
    'announcements',
    `jsonb_strip_nulls(jsonb_build_object('titles', titles, 'bodies', bodies, 'picture', img_url,
       'audience', audience, 'from', ${instant('start_at')}, 'until', ${instant('end_at')}))`,
  ),
  takeOver('marquee', 'marquees', `jsonb_build_object('texts', texts)`),
  takeOver(
    'partners',
    'partners',
    `jsonb_build_object('name', name, 'href', href, 'picture', img_url)`,
  ),
  takeOver(
    'socials',
    'social_accounts',
    `jsonb_build_object('name', name, 'href', href, 'picture', img_url)`,
  ),
  takeOver(
    'pages',
    'cms_pages',
    `jsonb_build_object('page', page, 'is_on', is_enabled, 'bodies',
       jsonb_build_object(${own}, local_body) || jsonb_build_object('EN', en_body) || bodies)`,
    'page',
  ),
  takeOver(
    'seo',
    'seo_records',
    `jsonb_strip_nulls(jsonb_build_object('page_name', page_name,
       'titles', jsonb_build_object('EN', en_item_name)
         || jsonb_build_object(${ownOfSeo}, meta_title),
       'descriptions', jsonb_build_object(${ownOfSeo}, meta_desc),
       'keywords', jsonb_build_object(${ownOfSeo}, meta_keywords),
       'canonical', nullif(meta_canonical, ''), 'picture', nullif(meta_image_url, ''),
       'bodies', jsonb_build_object(${ownOfSeo}, local_body)
         || jsonb_build_object('EN', en_body)))`,
    'page_name',
  ),
];

const dropped = `
drop table slides, announcements, marquees, partners, social_accounts, cms_pages, seo_records`;

const legal = `
create table legal_acceptances (
  player_id uuid not null references players(id),
  document text not null,
  version text not null,
  site_id uuid not null references sites(id),
  accepted_at timestamptz not null,
  primary key (player_id, document, version));
`;

const providers = `
alter table site_providers
  add column position integer,
  add column is_hidden boolean not null default false;
comment on column site_providers.position is 'null: after those the operator put in order';
`;
