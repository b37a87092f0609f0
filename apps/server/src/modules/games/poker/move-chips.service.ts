import type { Executor } from '@pavilion/database';
import type { EscrowEffect, Reduced } from '@pavilion/games/table/holdem/index';
import type { ServerContext } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import { changePlayMoney } from '../purse/index.ts';
import { demoIdOf, playerIdOf } from './holder-key.ts';
import type { LedTable } from './led-table.ts';
import { buyIn, cashOut } from './poker-escrow.store.ts';

type Move = Extract<EscrowEffect, { type: 'buy_in' | 'cash_out' }>;

/**
 * Moves what was bought and paid out, in the order it happened: cash of players through the table's
 * account, play money of guests through their purse; chips of computers come from nowhere. Throws
 * what gate, ledger or purse refuse.
 */
export async function moveChips(
  server: ServerContext,
  executor: Executor,
  table: LedTable,
  { state, effects }: Reduced,
  now: Date,
): Promise<void> {
  const moved = new Set<string>();
  for (const [place, effect] of effects.entries()) {
    if (effect.type !== 'buy_in' && effect.type !== 'cash_out') continue;
    const playerId = playerIdOf(effect.playerId);
    if (playerId === null) await movePlayMoney(executor, table, effect, now);
    else {
      const key = `${table.id}:${state.stateNo}:${place}`;
      await moveCash(executor, table, { ...effect, playerId, key, now });
      moved.add(playerId);
    }
  }
  const { siteId, currency } = table;
  const owners = [...moved].map((playerId) => ({ siteId, playerId, currency }));
  await publishBalances(server, executor, owners);
}

function moveCash(
  executor: Executor,
  { id: tableId, siteId, currency }: LedTable,
  { type, playerId, amountMinor, key, now }: Move & { key: string; now: Date },
): Promise<void> {
  const move = { siteId, playerId, currency, tableId, amountMinor, key, now };
  return type === 'buy_in' ? buyIn(executor, move) : cashOut(executor, move);
}

async function movePlayMoney(
  executor: Executor,
  { siteId }: LedTable,
  { type, playerId: holder, amountMinor }: Move,
  now: Date,
): Promise<void> {
  const demoId = demoIdOf(holder);
  if (demoId === null) return;
  const change = type === 'buy_in' ? -amountMinor : amountMinor;
  try {
    await changePlayMoney(executor, { siteId, demoId, now }, () => Promise.resolve(change));
  } catch (error) {
    // A purse of yesterday is gone, and its chips with it.
    const isGone = error instanceof Failure && error.code === 'demoNotFound';
    if (!isGone || type === 'buy_in') throw error;
  }
}
