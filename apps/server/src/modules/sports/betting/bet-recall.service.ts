import type { betDetail, CallResponse } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readPlayerBet } from './bet-read.store.ts';
import { betView } from './bet-view.ts';
import { explainBet } from './explain-bet.ts';
import { readMovements, readSettlements } from './settlement-read.store.ts';

/**
 * One bet with every settlement and every movement of the player's cash it caused. Fails with
 * betNotFound.
 */
export async function recallBet(
  { server, site, player }: PlayerContext,
  betId: string,
): Promise<CallResponse<typeof betDetail>> {
  const { db } = server.database;
  const owner = { siteId: site.id, playerId: player.id };
  const bet = isUuid(betId) ? await readPlayerBet(db, owner, betId) : null;
  if (!bet) fail('betNotFound');
  const settlements = await readSettlements(db, bet.id);
  const movements = await readMovements(
    db,
    bet,
    settlements.map(({ revision }) => revision),
  );
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    bet: betView(bet),
    settlements: settlements.map((settlement) => ({
      revision: settlement.revision,
      result: settlement.result ?? 'reopened',
      payout: amount(settlement.payoutMinor ?? 0n),
      home_score: settlement.homeScore,
      away_score: settlement.awayScore,
      settled_at: settlement.settledAt.toISOString(),
    })),
    explanation: explainBet(bet, amount),
    movements: movements.map((movement) => ({
      journal_id: movement.journalId.toString(),
      kind: movement.kind,
      amount: amount(movement.amountMinor),
      balance_after: amount(movement.balanceAfterMinor),
      created_at: movement.createdAt.toISOString(),
    })),
  };
}
