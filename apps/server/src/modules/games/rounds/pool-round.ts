import { fromHex, type PoolRound, type PoolRules } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { readChain } from '../fairness/index.ts';
import { roundGameOf } from './round-game-of.ts';
import type { SharedRoundRow } from './shared-round.store.ts';

/**
 * The rules of a round by its card: they are drawn from what its chain published, so they never
 * change.
 */
export async function poolRoundOf(
  server: Pick<ServerContext, 'database'>,
  round: SharedRoundRow,
): Promise<PoolRound<unknown>> {
  if (round.chain_id === null) throw new Error('no chain of ours shows the card of this round');
  const { terminating_hash, salt } = await readChain(server.database.db, round.chain_id);
  const published = { terminatingHash: fromHex(terminating_hash), salt };
  return poolRulesOf(round).round(published, round.chain_index);
}

export function poolRulesOf(round: SharedRoundRow): PoolRules<unknown> {
  const { pools } = roundGameOf(round);
  if (!pools) throw new Error('not a game of pools');
  return pools;
}
