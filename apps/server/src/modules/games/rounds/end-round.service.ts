import { inTransaction, type Executor } from '@pavilion/database';
import type { JsonObject } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { endPlayMoney } from './demo-ticket.service.ts';
import { roundGameOf } from './round-game-of.ts';
import { endBets, tell } from './shared-round-steps.service.ts';
import { moveRound, voidBets, type SharedRoundRow } from './shared-round.store.ts';

export type VoidReason = NonNullable<SharedRoundRow['void_reason']>;
type Ending =
  { hash: string; outcome: JsonObject } | { void_reason: VoidReason; outcome: JsonObject };

/** Calls a round off: gives every stake back. `within` shares its last step. */
export async function callOff(
  server: ServerContext,
  round: SharedRoundRow,
  reason: VoidReason,
  within?: (executor: Executor) => Promise<void>,
): Promise<void> {
  const outcome = { void: reason };
  const now = server.clock.now();
  await endBets(server, round, (executor, bets) =>
    voidBets(executor, { roundId: round.id, betIds: bets.map(({ id }) => id), outcome, now }),
  );
  await endPlayMoney(server, round, null);
  await endRound(server, round, { void_reason: reason, outcome }, within);
}

/** Ends a round whose bets have ended, and tells its table. */
export async function endRound(
  server: ServerContext,
  round: SharedRoundRow,
  ending: Ending,
  within?: (executor: Executor) => Promise<void>,
): Promise<void> {
  const now = server.clock.now();
  const nextAt = new Date(now.getTime() + roundGameOf(round).pauseMs);
  const change = { ...ending, phase: 'settled', ends_at: now, next_at: nextAt } as const;
  await inTransaction(server.database, async (executor) => {
    const isMoved = await moveRound(executor, round, change);
    if (isMoved) await within?.(executor);
    await tell(server, executor, { ...round, ...change });
  });
}
