import { chunkOfLeaf, leavesPerChunk, proofInChunks, type ProofStep } from '@pavilion/games';
import type { Executor } from '@pavilion/database';
import type { DrawRow } from './draw.store.ts';
import { readChunks, readLeafHashes } from './ticket.store.ts';

/** What leads from a ticket of a draw to its root; null until the list is fixed. */
export async function proofOf(
  executor: Executor,
  draw: Pick<DrawRow, 'id' | 'root'>,
  seq: number,
): Promise<ProofStep[] | null> {
  if (draw.root === null) return null;
  const place = seq - 1;
  const after = chunkOfLeaf(place).chunk * leavesPerChunk;
  const leaves = await readLeafHashes(executor, { drawId: draw.id, after, limit: leavesPerChunk });
  return proofInChunks(leaves, await readChunks(executor, draw.id), place);
}
