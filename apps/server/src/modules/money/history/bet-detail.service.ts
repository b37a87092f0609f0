import type { betDetail, CallResponse } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { recallBet } from '../../sports/betting/index.ts';
import { readRoundBet, readRoundMovements } from './round-bet.store.ts';
import { roundBetView, roundOfBetId } from './round-bet-view.ts';

/**
 * One bet of any product with every movement of the player's cash it caused. Fails with
 * betNotFound.
 */
export async function detailBet(
  context: PlayerContext,
  betId: string,
): Promise<CallResponse<typeof betDetail>> {
  const key = roundOfBetId(betId);
  if (!key) return recallBet(context, betId);
  const { server, site, player } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const round = await readRoundBet(server.database.db, owner, key);
  if (!round) return fail('betNotFound');
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const movements = await readRoundMovements(server.database.db, owner, key);
  return {
    bet: roundBetView(round),
    settlements: [],
    movements: movements.map((movement) => ({
      journal_id: `${movement.journalId}-${movement.seq}`,
      kind: movement.kind,
      amount: amount(movement.amountMinor),
      balance_after: amount(movement.balanceAfterMinor),
      created_at: movement.createdAt.toISOString(),
    })),
  };
}
