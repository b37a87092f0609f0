import type { Executor } from '@pavilion/database';
import { contributedMinor } from '@pavilion/domain/jackpots';
import type { ServerContext } from '../../../context.ts';
import { readSettledTurnover, type SettledTurnover } from '../turnover/index.ts';
import { postContribution } from './pot-money.service.ts';
import { tellChanged } from './tell-pots.service.ts';
import { addEntries, allowLongReading, replaceEntries } from './entry.store.ts';
import { writeCount, type OpenRound, type TimedRound } from './round.store.ts';

/**
 * Who may win a round, and what is in the pot now. The computer's players fill a demo's pots and
 * win none.
 */
export interface CountedRound {
  candidates: readonly SettledTurnover[];
  contentMinor: bigint;
}

/**
 * Adds to a locked round what was settled since the last count and before `to`, and puts its share
 * into the pot. Its cost is that of what is new, however long the round is.
 */
export async function countNew(
  executor: Executor,
  context: ServerContext,
  round: OpenRound,
  to: Date,
): Promise<void> {
  const window = { siteId: round.siteId, from: round.countedAt, to };
  const added = await readSettledTurnover(executor, window);
  const playerCount = await addEntries(executor, round, added);
  const turnoverMinor = round.turnoverMinor + sumOf(added);
  await bringIn(executor, context, round, { turnoverMinor, playerCount, countedAt: to });
}

/**
 * Counts the whole of a locked round anew, for its draw: stakes that became void meanwhile are out,
 * and so are players who are not active any more.
 */
export async function countWhole(
  executor: Executor,
  context: ServerContext,
  round: TimedRound,
): Promise<CountedRound> {
  const { siteId, startsAt: from, dropsAt: to } = round;
  await allowLongReading(executor);
  const entries = await readSettledTurnover(executor, { siteId, from, to });
  await replaceEntries(executor, round, entries);
  const count = { turnoverMinor: sumOf(entries), playerCount: entries.length, countedAt: to };
  const toMinor = await bringIn(executor, context, round, count);
  return {
    candidates: people(entries),
    contentMinor: round.openingMinor + round.carriedMinor + toMinor,
  };
}

const people = (settled: readonly SettledTurnover[]): SettledTurnover[] =>
  settled.filter(({ isComputer }) => !isComputer);

const sumOf = (entries: readonly SettledTurnover[]): bigint =>
  entries.reduce((sum, { turnoverMinor }) => sum + turnoverMinor, 0n);

/**
 * Puts what is missing of a total turnover's share into the pot; gives what the round's turnover
 * has put in.
 */
export async function bringIn(
  executor: Executor,
  context: ServerContext,
  round: OpenRound,
  count: { turnoverMinor: bigint; playerCount: number; countedAt: Date },
): Promise<bigint> {
  const fromMinor = round.contributedMinor;
  const toMinor = contributedMinor(count.turnoverMinor, round.shareBasisPoints, fromMinor);
  if (toMinor > fromMinor) {
    await postContribution(executor, context, round, { fromMinor, toMinor });
    const contentMinor = round.openingMinor + round.carriedMinor + toMinor;
    await tellChanged(executor, context, round, contentMinor);
  }
  await writeCount(executor, round, { ...count, contributedMinor: toMinor });
  return toMinor;
}
