import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { countTurnover } from './count-turnover.service.ts';
import { forEachRound } from './each-round.service.ts';
import { lockRound, readRoundsToCount } from './round.store.ts';
import { settlementsCommittedMs } from './settlements-committed.ts';

/**
 * Puts their share of what was settled since the last time into all pots; gives how many rounds were counted. May be killed, repeated and
 * run by several processes: what a round's turnover has put in is a total, and moves once.
 */
export async function growPots(context: ServerContext): Promise<number> {
  const rounds = await readRoundsToCount(context.database.db, settlementsCommittedMs);
  return forEachRound(rounds, (found) =>
    inTransaction(context.database, async (executor) => {
      const round = await lockRound(executor, found);
      if (!round) return false;
      await countTurnover(executor, context, round);
      return true;
    }),
  );
}
