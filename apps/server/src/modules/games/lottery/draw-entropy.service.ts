import { entropyWaitMs } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { entropyBlocksOf } from '../fairness/index.ts';
import { keepEntropy, type DrawRow } from './draw.store.ts';
import { localEntropy } from './ticket-luck.ts';

/** What came of fixing a draw's tickets, or of looking for its entropy. */
export type EntropyFound = { draw: DrawRow } | { void: 'entropyMissing' } | { wait: true };

/**
 * The entropy of a closed draw: what is known of it already, the system's generator when the draw's
 * time has come, or the block of the height that was published, once enough others lie on it. It is
 * kept before anything is worked out of it.
 */
export async function findEntropy(server: ServerContext, draw: DrawRow): Promise<EntropyFound> {
  if (draw.entropy !== null) return { draw };
  if (server.clock.now() < draw.draw_at) return { wait: true };
  const entropy = draw.entropy_source === 'local' ? localEntropy() : await blockHash(server, draw);
  if (entropy === null) return missingSince(server, draw.closed_at ?? draw.cut_off_at);
  const kept = await keepEntropy(server.database.db, { id: draw.id, entropy });
  return kept ? { draw: kept } : { wait: true };
}

/** What a draw without entropy has to do: wait, or after a day end without numbers. */
export function missingSince({ clock }: Pick<ServerContext, 'clock'>, since: Date): EntropyFound {
  const isOver = clock.now().getTime() - since.getTime() > entropyWaitMs.lottery;
  return isOver ? { void: 'entropyMissing' } : { wait: true };
}

async function blockHash(server: ServerContext, draw: DrawRow): Promise<string | null> {
  const [name, height = ''] = (draw.entropy_source ?? '').split(':');
  const blocks = entropyBlocksOf(server);
  if (!blocks || blocks.name !== name) return null;
  const tip = await blocks.tip().catch(() => null);
  if (tip === null || tip < Number(height) + blocks.confirmations) return null;
  return blocks.hashAt(Number(height)).catch(() => null);
}
