import { inTransaction } from '@pavilion/database';
import { sharedStream, toHex } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { linkOf, readChain } from '../fairness/index.ts';
import { hasEarlierUnsettled, moveDraw, type DrawRow } from './draw.store.ts';
import { tellDraw } from './draw-news.ts';
import { rulesOf } from './lottery-settings.ts';

/**
 * Draws the numbers of a closed draw from its link, the root of its tickets and the entropy, and
 * publishes outcome and link at once: whoever works it out again gets the same. Null: another
 * process was quicker, or an earlier draw still holds the fund.
 */
export async function decideDraw(server: ServerContext, draw: DrawRow): Promise<DrawRow | null> {
  const { root, entropy } = draw;
  if (root === null || entropy === null) throw new Error('a draw is decided by root and entropy');
  const rules = rulesOf(draw);
  if (rules.hasFund && (await hasEarlierUnsettled(server.database.db, draw))) return null;
  const chain = await readChain(server.database.db, draw.chain_id);
  const link = linkOf(server, chain, draw.chain_index);
  const index = draw.chain_index;
  const stream = sharedStream('tickets', { link, salt: chain.salt, index, root, entropy });
  const outcome = rules.draw(stream);
  const now = server.clock.now();
  return inTransaction(server.database, async (executor) => {
    const drawn = await moveDraw(executor, draw, {
      state: 'drawn',
      hash: toHex(link),
      outcome,
      drawn_at: now,
    });
    if (drawn) await tellDraw(server, executor, drawn);
    return drawn;
  });
}
