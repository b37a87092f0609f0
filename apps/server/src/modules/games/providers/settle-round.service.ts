import type { ProviderResponse, studioRoundStatus } from '@pavilion/contracts/provider';
import { inTransaction } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { tellBalance } from '../../money/wallet/index.ts';
import { resolveOfRound } from './incident.store.ts';
import { moveForRound, type OpenRound } from './reconcile.store.ts';
import { readMovesOf } from './status.store.ts';
import type { WalletAction } from './transact.store.ts';

/** How ids of rollbacks begin that no studio asked for. */
export const ownRollback = 'reconcile:';

export type RoundAnswer = ProviderResponse<typeof studioRoundStatus>;

/**
 * Does what a studio says of a round that is open here: pays its win, closes it, or gives the
 * stakes back; what waited for a person is settled with it. False when the answer means nothing.
 * Raises what the wallet refuses.
 */
export async function settleRound(
  server: ServerContext,
  round: OpenRound,
  answer: RoundAnswer,
  now: Date,
): Promise<boolean> {
  const actions = await actionsFor(server, round, answer);
  if (actions === null) return false;
  const { site_id: siteId, provider_code: providerCode, round_id: roundId } = round;
  await inTransaction(server.database, async (executor) => {
    await moveForRound(executor, round, actions, now);
    const resolution = `closed: the studio says ${answer.state}`;
    await resolveOfRound(executor, { siteId, providerCode, roundId, resolution, now });
  });
  const currency = round.currency as CurrencyCode;
  tellBalance(server, { siteId, playerId: round.player_id, currency });
  return true;
}

async function actionsFor(
  server: ServerContext,
  round: OpenRound,
  { state, txId, win, refTxId, refTxIds }: RoundAnswer,
): Promise<WalletAction[] | null> {
  if (state === 'won') {
    const amount = parseAmount(win ?? '', round.currency as CurrencyCode);
    if (txId === null || amount === null) return null;
    const named = { ref: refTxId ?? undefined, refs: refTxIds ?? undefined };
    return [{ kind: 'credit', tx: txId, amount, ...named, finished: true }];
  }
  if (state === 'lost') return [{ kind: 'finish' }];
  const moves = await readMovesOf(server.database.db, round);
  // What was paid on is settled: only the stakes without a result go back.
  const isPaid = moves.some(({ kind, state: its }) => kind === 'credit' && its === 'applied');
  const stakes = isPaid
    ? []
    : moves.filter(({ kind, state: its }) => kind === 'debit' && its === 'applied');
  return [
    ...stakes.map(({ tx_id }): WalletAction => ({
      kind: 'rollback',
      tx: `${ownRollback}${tx_id}`,
      ref: tx_id,
    })),
    { kind: 'finish' },
  ];
}
