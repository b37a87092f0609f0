import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

interface Move {
  siteId: string;
  playerId: string;
  currency: string;
  tableId: string;
  amountMinor: bigint;
  /** Of the table, its state number and the seat: the same move again is none. */
  key: string;
  now: Date;
}

/**
 * A player's cash becomes chips. Throws P0460 with the gate's word as detail, and what the ledger
 * refuses.
 */
export async function buyIn(executor: Executor, move: Move): Promise<void> {
  const { siteId, playerId, currency, tableId, amountMinor, key, now } = move;
  await sql`select poker_buy_in(${siteId}::uuid, ${playerId}::uuid, ${currency}, ${tableId}::uuid,
    ${amountMinor}::bigint, ${key}, ${now}::timestamptz)`.execute(executor);
}

/** Chips become cash, always: also of a player who may not play any more. */
export async function cashOut(executor: Executor, move: Move): Promise<void> {
  const { siteId, playerId, currency, tableId, amountMinor, key, now } = move;
  await sql`select poker_cash_out(${siteId}::uuid, ${playerId}::uuid, ${currency}, ${tableId}::uuid,
    ${amountMinor}::bigint, ${key}, ${now}::timestamptz)`.execute(executor);
}

export interface PlayedNet {
  playerId: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/**
 * Counts a hand for its players and takes its rake from the table's account, once by the hand's id.
 */
export async function settleHand(
  executor: Executor,
  hand: {
    siteId: string;
    currency: string;
    tableId: string;
    handId: string;
    startedAt: Date;
    rakeMinor: bigint;
    nets: readonly PlayedNet[];
    now: Date;
  },
): Promise<void> {
  const nets = hand.nets.map(({ playerId, stakeMinor, payoutMinor }) => ({
    player_id: playerId,
    stake: stakeMinor,
    payout: payoutMinor,
  }));
  await sql`select poker_settle_hand(${hand.siteId}::uuid, ${hand.currency}, ${hand.tableId}::uuid,
    ${hand.handId}::uuid, ${hand.startedAt}::timestamptz, ${hand.rakeMinor}::bigint,
    ${jsonText(nets)}::jsonb, ${hand.now}::timestamptz)`.execute(executor);
}
