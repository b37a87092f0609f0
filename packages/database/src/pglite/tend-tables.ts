import type { EmbeddedEngine } from '../database.ts';

/** As PostgreSQL's own `autovacuum_analyze_threshold` and its scale factor. */
const changedTables = `
select relname as name from pg_stat_user_tables
 where last_analyze is null or n_mod_since_analyze > 50 + n_live_tup / 10
   or n_dead_tup > 50 + n_live_tup / 5
 order by relname`;

/**
 * Does for the embedded engine what PostgreSQL's autovacuum does by itself: removes dead rows and
 * counts anew what the planner goes by, of tables that changed enough. One table at a time, a few
 * milliseconds each, with everybody else's statements in between. Gives their names.
 */
export async function tendTables(engine: EmbeddedEngine): Promise<string[]> {
  // Counts of changes are else written down once a second, and only by a statement that comes
  // later.
  await engine.query('select pg_stat_force_next_flush()');
  const { rows } = await engine.query<{ name: string }>(changedTables);
  for (const { name } of rows) await engine.query(`vacuum (analyze) "${name}"`);
  return rows.map(({ name }) => name);
}
