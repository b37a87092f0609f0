import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { countNew } from './count-turnover.service.ts';
import { forEachRound } from './each-round.service.ts';
import { lockRound, readRoundsToCount } from './round.store.ts';
import { settlementsCommittedBy } from './settlements-committed.ts';

/**
 * Puts their share of what was settled since the last time into all pots; gives how many rounds were counted. May be killed, repeated and
 * run by several processes: each stretch of time is counted once, with the contribution it makes.
 */
export async function growPots(context: ServerContext): Promise<number> {
  const to = settlementsCommittedBy(context.clock.now());
  return forEachRound(await readRoundsToCount(context.database.db, to), (found) =>
    inTransaction(context.database, async (executor) => {
      const round = await lockRound(executor, found);
      if (!round) return false;
      const end = round.dropsAt < to ? round.dropsAt : to;
      if (end <= round.countedAt) return false;
      await countNew(executor, context, round, end);
      return true;
    }),
  );
}
