import type { Executor } from '@pavilion/database';
import type { Score } from '@pavilion/domain/settlement';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { announceChanges } from './change-notice.ts';
import { hasSettledBetsSince, setEarlierStart } from './event-write.store.ts';
import type { ResultEntry } from './facts-of-result.ts';
import { findEventForOperator, type OperatorEvent } from './operator-events.store.ts';
import { priceByModel } from './price-events.service.ts';
import {
  enterResult,
  isResultKnown,
  isSettledForLong,
  lockEvent,
  voidOf,
} from './results.store.ts';

/** A result as somebody at the keyboard gives it. */
export interface HandResult {
  eventId: string;
  score: Score;
  halfTime: Score | null;
  /** When the match began, if that was earlier than we knew: bets placed since are void. */
  startedAt: Date | null;
  /** The word that bets settled more than a day ago are settled again. */
  isLateMeant?: boolean;
  reason: string;
}

/**
 * Enters how an event ended, or corrects it; the bets settle by the job, or by `settleEvents`.
 * Gives false when it was known just so. Throws {@link OperatorError}.
 */
export function enterResultByHand(
  context: ServerContext,
  actor: string,
  result: HandResult,
): Promise<boolean> {
  const { score, halfTime } = result;
  if (halfTime && (halfTime.homeScore > score.homeScore || halfTime.awayScore > score.awayScore))
    throw new OperatorError('at half time nobody can have more goals than at the end');
  return changeByHand(
    context,
    { actor, action: 'sports.result', ...result },
    async (trx, event) => {
      if (result.startedAt || !(await isResultKnown(trx, entryOf(result))))
        await refuseUnmeant(context, trx, event, result);
      await enterScore(context, trx, event, result);
    },
  );
}

/**
 * Gives the stakes of an event back. Gives false when it was void already. Throws {@link
 * OperatorError}.
 */
export function voidEventByHand(
  context: ServerContext,
  actor: string,
  entry: { eventId: string; reason: string; isLateMeant?: boolean },
): Promise<boolean> {
  return changeByHand(context, { actor, action: 'sports.void', ...entry }, async (trx, event) => {
    if (event.state !== 'cancelled') await refuseUnmeant(context, trx, event, entry);
    await enterResult(trx, voidOf(entry.eventId, entry.reason), context.clock.now());
  });
}

type HandChange = { actor: string; action: string; eventId: string; reason: string };
type HandWork = (trx: Executor, event: OperatorEvent) => Promise<void>;

/**
 * Changes an event; what the model makes of the matches to come follows, as after a file of
 * results.
 */
export async function changeByHand(
  context: ServerContext,
  change: HandChange,
  work: HandWork,
): Promise<boolean> {
  const isChanged = await changeEvent(context, change, work);
  if (isChanged) await priceByModel(context);
  return isChanged;
}

/** Changes an event under its lock, notes it, and tells who watches. */
function changeEvent(
  context: ServerContext,
  { actor, action, eventId, reason }: HandChange,
  work: HandWork,
): Promise<boolean> {
  return changeAsOperator(context, actor, {
    action,
    subject: { siteId: null, subject: eventId },
    reason,
    lock: async (trx) => {
      const known = await findEventForOperator(trx, eventId);
      if (!known) throw new OperatorError(`there is no event ${eventId}; see \`event list\``);
      await lockEvent(trx, eventId);
      return (await findEventForOperator(trx, eventId)) ?? known;
    },
    work: async (trx, before) => {
      await work(trx, before);
      const after = await findEventForOperator(trx, eventId);
      if (!after || isSame(before, after)) return { answer: false };
      await announceChanges(context, trx, [{ eventId, isStateChanged: true, isOddsChanged: true }]);
      return { answer: true, before: stateOf(before), after: stateOf(after) };
    },
  });
}

/** Players have used what they were paid a day ago: nobody takes it back by a slip of the hand. */
export async function refuseUnmeant(
  context: ServerContext,
  trx: Executor,
  { id, revision }: OperatorEvent,
  { isLateMeant = false }: { isLateMeant?: boolean },
): Promise<void> {
  if (isLateMeant || revision === 0) return;
  if (await isSettledForLong(trx, id, context.clock.now()))
    throw new OperatorError(
      'this match was settled more than 24 hours ago; --resettle says that its bets are settled again and their players told',
    );
}

function isSame(before: OperatorEvent, after: OperatorEvent): boolean {
  const isSameStart = before.startTime.getTime() === after.startTime.getTime();
  return isSameStart && before.revision === after.revision;
}

function stateOf({ home, away, startTime, state, homeScore, awayScore, revision }: OperatorEvent) {
  return { home, away, startTime, state, homeScore, awayScore, revision };
}

const entryOf = ({ eventId, score, halfTime, reason }: HandResult): ResultEntry => ({
  ...{ eventId, kind: 'score', ...score, reason },
  halfTimeHomeScore: halfTime?.homeScore ?? null,
  halfTimeAwayScore: halfTime?.awayScore ?? null,
});

async function enterScore(
  context: ServerContext,
  trx: Executor,
  event: OperatorEvent,
  result: HandResult,
): Promise<void> {
  const { eventId, startedAt, reason } = result;
  if (!event.hasTeams)
    throw new OperatorError('a race has no score: where its runners came in is `event finish`');
  const now = context.clock.now();
  const begun = startedAt ?? event.startTime;
  if (begun > now)
    throw new OperatorError(`the match begins only at ${event.startTime.toISOString()}`);
  const entry = entryOf(result);
  if (startedAt) await setEarlierStart(trx, eventId, startedAt, now);
  const isKnown = (await enterResult(trx, entry, now)) === event.revision;
  // The same score is no new revision, and without one late bets would keep what they were paid: it
  // is taken back first.
  if (isKnown && startedAt && (await hasSettledBetsSince(trx, eventId, startedAt))) {
    await enterResult(trx, voidOf(eventId, `taken back: ${reason}`), now);
    await enterResult(trx, entry, now);
  }
}
