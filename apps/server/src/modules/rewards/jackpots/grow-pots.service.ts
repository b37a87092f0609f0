import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { forEachApart } from '../../../each-apart.ts';
import { settlementsCommittedBy } from '../turnover/index.ts';
import { countNew } from './count-turnover.service.ts';
import { arePotsForbidden } from './pots-forbidden.ts';
import { lockRound, readRoundsToCount } from './round.store.ts';

/**
 * Puts their share of what was settled since the last time into all pots; gives how many rounds
 * were counted. May be killed, repeated and run by several processes: each stretch of time is
 * counted once, with the contribution it makes.
 */
export async function growPots(context: ServerContext): Promise<number> {
  const to = settlementsCommittedBy(context.clock.now());
  const settled = await readRoundsToCount(context.database.db, to);
  const found = settled.filter(({ siteId }) => !arePotsForbidden(context, siteId));
  return forEachApart('jackpots', found, (key) =>
    inTransaction(context.database, async (executor) => {
      const round = await lockRound(executor, key);
      if (!round) return false;
      const end = round.dropsAt < to ? round.dropsAt : to;
      if (end <= round.countedAt) return false;
      await countNew(executor, context, round, end);
      return true;
    }),
  );
}
