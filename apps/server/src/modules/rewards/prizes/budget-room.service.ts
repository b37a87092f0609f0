import type { Executor } from '@pavilion/database';
import { localDateOf } from '@pavilion/domain/time-zones';
import type { Prize } from '@pavilion/rewards';
import type { ServerContext } from '../../../context.ts';
import { readRoom } from './claim.store.ts';
import { costOf, type Grant } from './give-prize.service.ts';

/**
 * Whether an item can give any of these prizes, and each of those beside it, whichever is drawn:
 * null, or why not (`over`: it was stopped or rewards are off, `spent`). Asked before a draw, with
 * the player's lock held; its budget is locked to the end of the transaction.
 */
export async function budgetProblem(
  context: ServerContext,
  executor: Executor,
  wish: Pick<Grant, 'site' | 'playerId' | 'item'> & {
    anyOf: readonly Prize[];
    beside?: readonly Prize[];
  },
): Promise<'over' | 'spent' | null> {
  const { site, playerId, item, anyOf, beside = [] } = wish;
  const now = context.clock.now();
  let dearest = 0n;
  for (const prize of different(anyOf)) {
    const cost = await costOf(context, executor, { site, item, prize });
    if (cost > dearest) dearest = cost;
  }
  let costMinor = dearest;
  for (const prize of beside) costMinor += await costOf(context, executor, { site, item, prize });
  return readRoom(executor, {
    ...{ siteId: site.id, playerId, itemCode: item.code, now },
    ...{ grants: 1 + beside.length, costMinor, localDate: localDateOf(site.timeZone)(now) },
  });
}

/** Each prize once: a wheel has many segments of one. */
const different = (prizes: readonly Prize[]): Prize[] => [
  ...new Map(prizes.map((prize) => [JSON.stringify(prize), prize])).values(),
];
