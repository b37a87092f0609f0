import type { CallResponse, roundGet } from '@pavilion/contracts';
import type { ServerContext } from '../../../context.ts';
import { readChain } from '../fairness/index.ts';
import { roundView, type RoundRow, type RoundView } from '../plays/index.ts';
import { linkOfRound } from './shared-round-recall.service.ts';
import { readSharedRound, type SharedRoundRow } from './shared-round.store.ts';

type Evidence = Pick<CallResponse<typeof roundGet>['value'], 'chain' | 'block'>;

/**
 * A player's bet on a shared round as it goes over the wire, with the link that decided it once the
 * round is over.
 */
export async function sharedPlayView(server: ServerContext, row: RoundRow): Promise<RoundView> {
  const shared = await sharedOf(server, row);
  return roundView(row, {
    mode: 'real',
    actions: [],
    fairness: shared ? linkOfRound(shared) : {},
    serverSeed: null,
  });
}

/** The chain or the block that decided the round of a bet. */
export async function sharedPlayEvidence(server: ServerContext, row: RoundRow): Promise<Evidence> {
  const shared = await sharedOf(server, row);
  return shared ? deciderOf(server, shared) : {};
}

async function sharedOf(server: ServerContext, row: RoundRow): Promise<SharedRoundRow | null> {
  if (row.shared_round_id === null) return null;
  const asked = { siteId: row.site_id, roundId: row.shared_round_id };
  return readSharedRound(server.database.db, asked);
}

/** What decides a shared round: its chain, or the block of a public one. */
export async function deciderOf(
  server: ServerContext,
  { chain_id: chainId, block_source: source, chain_index: height }: SharedRoundRow,
): Promise<Evidence> {
  if (chainId === null) return source === null ? {} : { block: { source, height } };
  const { terminating_hash, salt, length } = await readChain(server.database.db, chainId);
  return { chain: { terminating_hash, salt, length } };
}
