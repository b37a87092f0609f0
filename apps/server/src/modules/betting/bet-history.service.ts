import type { betDetail, betList, CallInput, CallResponse } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../failure.ts';
import type { PlayerContext } from '../../http/route.ts';
import { readPlayerBet, readPlayerBets } from './bet-read.store.ts';
import { betView } from './bet-view.ts';
import { readMovements, readSettlements } from './settlement-read.store.ts';

const defaultLimit = 20;

/** A page of the player's bets, newest first; the cursor is the id of the last bet of the page before. */
export async function listBets(
  { server, site, player }: PlayerContext,
  input: CallInput<typeof betList>,
): Promise<CallResponse<typeof betList>> {
  if (input.product === 'games') return { value: [], next_cursor: null };
  const limit = input.limit ?? defaultLimit;
  const found = await readPlayerBets(server.database.db, {
    siteId: site.id,
    playerId: player.id,
    beforeId: input.cursor && isUuid(input.cursor) ? input.cursor : undefined,
    isOpen: input.status === undefined ? undefined : input.status === 'open',
    from: input.from ? new Date(input.from) : undefined,
    to: input.to ? new Date(input.to) : undefined,
    limit: limit + 1,
  });
  const value = found.slice(0, limit).map(betView);
  return { value, next_cursor: found.length > limit ? (value.at(-1)?.bet_id ?? null) : null };
}

/** One bet with every settlement and every movement of the player's cash it caused. Fails with betNotFound. */
export async function detailBet(
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
      result: settlement.result,
      payout: amount(settlement.payoutMinor),
      home_score: settlement.homeScore,
      away_score: settlement.awayScore,
      settled_at: settlement.settledAt.toISOString(),
    })),
    movements: movements.map((movement) => ({
      journal_id: movement.journalId.toString(),
      kind: movement.kind,
      amount: amount(movement.amountMinor),
      balance_after: amount(movement.balanceAfterMinor),
      created_at: movement.createdAt.toISOString(),
    })),
  };
}
