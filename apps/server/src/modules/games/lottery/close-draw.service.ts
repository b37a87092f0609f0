import { inTransaction } from '@pavilion/database';
import { fromHex, leavesPerChunk, merkleRoot, rootOfChunks } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { announceEntropy } from '../fairness/index.ts';
import { missingSince, type EntropyFound } from './draw-entropy.service.ts';
import { endSale, moveDraw, readDrawById, type DrawRow } from './draw.store.ts';
import { tellDraw } from './draw-news.ts';
import { readLeafHashes, writeChunk } from './ticket.store.ts';

/** Ends the sale of a draw whose cut-off has come: nothing is sold from then on. */
export async function endSaleOf(server: ServerContext, draw: DrawRow): Promise<DrawRow> {
  const now = server.clock.now();
  return inTransaction(server.database, async (executor) => {
    const ended = await endSale(executor, { drawId: draw.id, isEarly: false, now });
    const changed = await readDrawById(executor, draw.id);
    if (ended) await tellDraw(server, executor, changed);
    return changed;
  });
}

/**
 * Fixes the list of tickets: its root is written and published together with where the entropy will
 * come from, which comes into being only after that commit. Waits when the chain of blocks does not
 * answer: a later turn tries anew, until there is no use in it.
 */
export async function fixTickets(server: ServerContext, draw: DrawRow): Promise<EntropyFound> {
  const root = await rootOf(server, draw.id);
  const source = await announceEntropy(server);
  if (source === null) return missingSince(server, draw.cut_off_at);
  const now = server.clock.now();
  return inTransaction(server.database, async (executor) => {
    const closed = await moveDraw(executor, draw, {
      state: 'closed',
      root,
      closed_at: now,
      entropy_source: source,
    });
    if (closed) await tellDraw(server, executor, closed);
    return closed ? { draw: closed } : { wait: true };
  });
}

/**
 * Folds the leaves, which were hashed as they were sold, chunk by chunk; a crash between two folds
 * them again to the same.
 */
async function rootOf(server: ServerContext, drawId: string): Promise<string> {
  const { db } = server.database;
  const roots: Uint8Array[] = [];
  for (;;) {
    const after = roots.length * leavesPerChunk;
    const leaves = await readLeafHashes(db, { drawId, after, limit: leavesPerChunk });
    if (leaves.length === 0) break;
    const root = fromHex(merkleRoot(leaves));
    await writeChunk(db, { drawId, chunk: roots.length, root });
    roots.push(root);
    if (leaves.length < leavesPerChunk) break;
  }
  return rootOfChunks(roots);
}
