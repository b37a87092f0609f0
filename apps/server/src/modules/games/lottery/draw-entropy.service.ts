import { entropyWaitMs } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { isEntropyOverdue, lookForEntropy, type BlockFault } from '../fairness/index.ts';
import { keepEntropy, type DrawRow } from './draw.store.ts';

/** What came of fixing a draw's tickets, or of looking for its entropy. */
export type EntropyFound =
  { draw: DrawRow } | { void: 'entropyMissing' | BlockFault } | { wait: true };

/**
 * The entropy of a closed draw: what is known of it already, or what its source has by now, once
 * the draw's time has come. A block is watched from the close on. What is found is kept before
 * anything is worked out of it.
 */
export async function findEntropy(server: ServerContext, draw: DrawRow): Promise<EntropyFound> {
  if (draw.entropy !== null) return { draw };
  const { id, entropy_source: source, entropy_block: seen } = draw;
  const closedAt = draw.closed_at ?? draw.cut_off_at;
  const isDue = server.clock.now() >= draw.draw_at;
  const look = await lookForEntropy(server, { source, seen, closedAt });
  const entropy = isDue ? look.entropy : null;
  const { db } = server.database;
  const isNews = look.seen !== seen || entropy !== null;
  const kept = isNews ? await keepEntropy(db, { id, seen: look.seen, entropy }) : draw;
  if (look.fault !== null) return { void: look.fault };
  if (entropy !== null && kept) return { draw: kept };
  return isDue ? missingSince(server, closedAt) : { wait: true };
}

/** What a draw without entropy has to do: wait, or after a day end without numbers. */
export const missingSince = (server: Pick<ServerContext, 'clock'>, since: Date): EntropyFound =>
  isEntropyOverdue(server, since, entropyWaitMs.lottery)
    ? { void: 'entropyMissing' }
    : { wait: true };
