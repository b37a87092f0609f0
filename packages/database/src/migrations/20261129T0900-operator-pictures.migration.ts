import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Pictures that operators add for what their sites show, in every width they are shown in. */
export const operatorPictures: NamedMigration = {
  name: '20261129T0900-operator-pictures',
  async up(db) {
    await sql.raw(table).execute(db);
  },
};

const table = `
create table operator_pictures (
  site_id uuid not null references sites(id),
  hash text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  is_whole boolean not null,
  format text not null check (format in ('jpg', 'png')),
  bytes bytea not null,
  name text not null,
  created_at timestamptz not null,
  primary key (site_id, hash, width));
create unique index operator_pictures_whole on operator_pictures (site_id, hash) where is_whole;
`;
