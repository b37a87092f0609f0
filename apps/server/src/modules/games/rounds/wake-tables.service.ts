import type { ServerContext } from '../../../context.ts';
import { readIdleTables } from './always-on.store.ts';
import { openNext } from './open-round.service.ts';

/** Starts the tables that a site wants always on and that rest. For the process that leads. */
export async function wakeTables(
  server: ServerContext,
  gameCodes: readonly string[],
): Promise<number> {
  const idle = await readIdleTables(server.database.db, gameCodes);
  for (const table of idle) await openNext(server, table, server.clock.now());
  return idle.length;
}
