import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/**
 * A version of a game's maths can be switched off by itself: the game is back as soon as its studio
 * says it runs another.
 */
export const gameVersions: NamedMigration = {
  name: '20261124T0340-game-versions',
  async up(db) {
    await sql.raw(column).execute(db);
  },
};

const column = `
alter table provider_games add column off_versions text[] not null default '{}';
comment on column provider_games.off_versions is
  'versions of the maths that take no stakes, as the studio names them';
`;
