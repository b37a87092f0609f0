import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * The games that a site puts first; a site without a choice leads with what the catalogue marks.
 */
export const siteChoice: NamedMigration = {
  name: '20261123T1120-site-choice',
  async up(db) {
    await sql.raw(choice).execute(db);
  },
};

const choice = `
create table site_featured_games (
  site_id uuid not null references sites(id),
  position integer not null check (position >= 0),
  provider_code text not null,
  game_code text not null,
  primary key (site_id, position),
  unique (site_id, provider_code, game_code),
  foreign key (provider_code, game_code) references games(provider_code, code));
`;
