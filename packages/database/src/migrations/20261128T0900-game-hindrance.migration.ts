import { sql } from 'kysely';
import { gameHindranceFunction } from '../functions/game-hindrance.sql.ts';
import type { NamedMigration } from './migration.ts';

/** One rule says which games open. */
export const gameHindrance: NamedMigration = {
  name: '20261128T0900-game-hindrance',
  async up(db) {
    await sql.raw(gameHindranceFunction).execute(db);
  },
};
