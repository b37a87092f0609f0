import type { ServerContext } from '../../../context.ts';
import { seedById } from '../fairness/index.ts';
import { readHandActions, type RoundRow } from '../plays/index.ts';
import type { KeptPlay } from './purse.ts';

/** A play of the database with what deals it, after so many of its actions. */
export async function readKeptPlay(
  server: ServerContext,
  row: RoundRow,
  step: number,
): Promise<KeptPlay> {
  if (row.seed_id === null) throw new Error('a play of seeds without its seed');
  const asked = { siteId: row.site_id, roundId: row.id, step };
  const played = step > 0 ? await readHandActions(server.database.db, asked) : [];
  const seed = await seedById(server, row.site_id, row.seed_id);
  return { mode: 'real', row, seeds: { ...seed, nonce: row.nonce ?? 0 }, played };
}
