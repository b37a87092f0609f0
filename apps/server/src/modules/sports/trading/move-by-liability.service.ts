import { inTransaction, type Executor } from '@pavilion/database';
import { liabilityLevel, type LiabilityLevel, type LiabilityRule } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import {
  announceChanges,
  lockEvent,
  movedOdds,
  readTradingTerms,
  writeMovedMarkets,
  type MovedMarket,
} from '../sportsbook/index.ts';
import { isAnyMoved, readLiabilities, type OutcomeLiability } from './liability.store.ts';

/** Where no file says a rule any more, everything that was moved goes back. */
const nothingMoves: LiabilityRule = {
  ...{ marketShare: 1, steps: [9e9, 9e9, 9e9], cutAt: 9e9, cutTo: 1, stopAt: 9e9 },
  ...{ undo: 1, sharpBelow: 0 },
};

const atCut: LiabilityLevel = 4;
const atStop: LiabilityLevel = 5;
const wholePpm = 1_000_000;

/**
 * Moves the prices of markets by what their outcomes would cost (domain page of sports, 12): at the
 * marks of the trading file shortens an outcome by one, two, three steps and lengthens the others,
 * then takes a part of the market's maximum only, at the limit stops it; all of it undone below
 * each mark. Gives how many events changed.
 */
export async function moveByLiability(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const { liability } = await readTradingTerms(db);
  if (liability === null && !(await isAnyMoved(db))) return 0;
  const rule = liability ?? nothingMoves;
  const events = new Set(changedOf(rule, await readLiabilities(db, rule)).keys());
  for (const eventId of events)
    await inTransaction(context.database, (trx) => moveEvent(context, trx, rule, eventId));
  return events.size;
}

async function moveEvent(
  context: ServerContext,
  trx: Executor,
  rule: LiabilityRule,
  eventId: string,
): Promise<void> {
  await lockEvent(trx, eventId);
  const markets = changedOf(rule, await readLiabilities(trx, rule, eventId)).get(eventId) ?? [];
  if (markets.length === 0) return;
  await writeMovedMarkets(trx, markets);
  await announceChanges(context, trx, [{ eventId, isStateChanged: false, isOddsChanged: true }]);
}

/** By event: the markets of which an outcome has come to another level. */
function changedOf(
  rule: LiabilityRule,
  outcomes: readonly OutcomeLiability[],
): Map<string, MovedMarket[]> {
  const changed = new Map<string, MovedMarket[]>();
  for (const [id, ofMarket] of Map.groupBy(outcomes, ({ marketId }) => marketId)) {
    const next = ofMarket.map((one) => ({
      ...one,
      level: liabilityLevel(rule, one.part, one.level),
    }));
    const isSame = next.every(({ level }, at) => level === ofMarket[at]?.level);
    const eventId = ofMarket[0]?.eventId;
    if (isSame || eventId === undefined) continue;
    changed.set(eventId, [...(changed.get(eventId) ?? []), movedMarket(rule, id, next)]);
  }
  return changed;
}

function movedMarket(
  rule: LiabilityRule,
  id: string,
  outcomes: readonly OutcomeLiability[],
): MovedMarket {
  const own = outcomes.map((one) => ({ ...one, oddsMilli: one.baseMilli ?? one.oddsMilli }));
  const moved = movedOdds(own);
  const levels = outcomes.map(({ level }) => level);
  return {
    id,
    sharePpm: levels.some((level) => level >= atCut) ? Math.round(rule.cutTo * wholePpm) : wholePpm,
    isAtLimit: levels.includes(atStop),
    selections: own.map(({ selectionId, outcome, level, oddsMilli }) => ({
      id: selectionId,
      level,
      oddsMilli: moved?.get(outcome) ?? oddsMilli,
      baseMilli: moved === null ? null : oddsMilli,
    })),
  };
}
