import { createHmac } from 'node:crypto';
import { inTransaction, type Executor } from '@pavilion/database';
import { drawWinner, nextRound, type HmacSha256 } from '@pavilion/domain/jackpots';
import type { ServerContext } from '../../../context.ts';
import { forEachApart } from '../../../each-apart.ts';
import { settlementsCommittedBy } from '../turnover/index.ts';
import { countWhole, type CountedRound } from './count-turnover.service.ts';
import { openRound } from './open-round.service.ts';
import { postPayout, postReturn } from './pot-money.service.ts';
import { arePotsForbidden } from './pots-forbidden.ts';
import { writePotState } from './pot.store.ts';
import { closeRound, lockRound, readDueRounds, type TimedRound } from './round.store.ts';
import { seedOf } from './round-seed.ts';
import { tellHit } from './tell-pots.service.ts';
import { tellWinner } from './tell-winner.service.ts';

const hmac: HmacSha256 = (key, text) => createHmac('sha256', key).update(text).digest('hex');

/**
 * Draws every round whose time has come; gives how many. A draw is one transaction: last
 * contribution, winner, payout, message, next round. May be killed and repeated at any point, and
 * run by several processes: each round is drawn once.
 */
export async function drawPots(context: ServerContext): Promise<number> {
  const droppedBy = settlementsCommittedBy(context.clock.now());
  const due = await readDueRounds(context.database.db, droppedBy);
  return forEachApart('jackpots', due, (found) =>
    inTransaction(context.database, async (executor) => {
      const round = await lockRound(executor, found);
      if (!round) return false;
      await drawRound(executor, context, round);
      return true;
    }),
  );
}

async function drawRound(
  executor: Executor,
  context: ServerContext,
  round: TimedRound,
): Promise<void> {
  const { candidates, contentMinor: amountMinor } = arePotsForbidden(context, round.siteId)
    ? untouched(round)
    : await countWhole(executor, context, round);
  const seed = seedOf(context, round);
  const winnerId = drawWinner({ roundId: round.id, seed, entries: candidates }, hmac);
  await closeRound(executor, round, { drawnAt: context.clock.now(), winnerId, seed });
  if (winnerId !== null) {
    await postPayout(executor, context, round, { playerId: winnerId, amountMinor });
    await tellWinner(executor, context, round, { playerId: winnerId, amountMinor });
    await tellHit(executor, context, round, { playerId: winnerId, amountMinor });
  }
  await goOn(executor, context, round, winnerId === null ? amountMinor : 0n);
}

/** Where jackpots are forbidden nobody has entered, and nothing is added. */
const untouched = (round: TimedRound): CountedRound => ({
  candidates: [],
  contentMinor: round.openingMinor + round.carriedMinor + round.contributedMinor,
});

/** Opens the next round with what nobody won, or ends a stopped pot and gives that back. */
async function goOn(
  executor: Executor,
  context: ServerContext,
  round: TimedRound,
  leftMinor: bigint,
): Promise<void> {
  if (round.state === 'running') {
    const window = nextRound(round.dropsAt, round.periodMinutes, context.clock.now());
    const pot = { ...round, id: round.potId, openingMinor: round.potOpeningMinor };
    const number = round.number + 1;
    await openRound(executor, context, pot, { window, number, carriedMinor: leftMinor });
    return;
  }
  if (leftMinor > 0n) await postReturn(executor, context, round, leftMinor);
  await writePotState(executor, { siteId: round.siteId, id: round.potId }, 'over');
}
