import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { publishBalance } from '../../money/wallet/index.ts';
import { jackpotWon } from './notices.ts';
import type { OpenRound } from './round.store.ts';

/**
 * A message for the winner, and their new balance for their open pages, in the payout's
 * transaction.
 */
export async function tellWinner(
  executor: Executor,
  context: ServerContext,
  { siteId, names, currency }: OpenRound,
  { playerId, amountMinor }: { playerId: string; amountMinor: bigint },
): Promise<void> {
  if (!isCurrencyCode(currency)) throw new Error(`a site has the unknown currency ${currency}`);
  const params = { names, amountMinor: String(amountMinor), currency };
  await addNotices(executor, context, [jackpotWon.to({ siteId, playerId }, params)]);
  await publishBalance(context, executor, { siteId, playerId, currency });
}
