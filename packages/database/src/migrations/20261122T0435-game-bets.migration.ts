import { sql } from 'kysely';
import type { NamedMigration } from './migration.ts';

/** Finds what was played at a table lately. */
export const gameBets: NamedMigration = {
  name: '20261122T0435-game-bets',
  async up(db) {
    await sql`
      create index game_rounds_of_game on game_rounds (site_id, provider_code, game_code,
        settled_at desc)
       where settled_at is not null`.execute(db);
  },
};
