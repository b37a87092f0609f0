import type { Executor } from '@pavilion/database';
import { contributedMinor } from '@pavilion/domain/jackpots';
import type { ServerContext } from '../../context.ts';
import { readSettledTurnover, type SettledTurnover } from '../betting/index.ts';
import { postContribution } from './pot-money.service.ts';
import { writeCount, type OpenRound } from './round.store.ts';

/** Who has entered a round, and what is in the pot now. */
export interface CountedRound {
  entries: readonly SettledTurnover[];
  contentMinor: bigint;
}

/** Counts a locked round's settled turnover anew and puts what is missing of its share into the pot, in the caller's transaction. */
export async function countTurnover(
  executor: Executor,
  context: ServerContext,
  round: OpenRound,
): Promise<CountedRound> {
  const entries = await readSettledTurnover(executor, {
    siteId: round.siteId,
    from: round.startsAt,
    to: round.dropsAt,
  });
  const turnoverMinor = entries.reduce((sum, entry) => sum + entry.turnoverMinor, 0n);
  const fromMinor = round.contributedMinor;
  const toMinor = contributedMinor(turnoverMinor, round.shareBasisPoints, fromMinor);
  if (toMinor > fromMinor) await postContribution(executor, context, round, { fromMinor, toMinor });
  await writeCount(executor, round, {
    contributedMinor: toMinor,
    turnoverMinor,
    playerCount: entries.length,
    countedAt: context.clock.now(),
  });
  return { entries, contentMinor: round.openingMinor + round.carriedMinor + toMinor };
}
