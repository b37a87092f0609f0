import type { Executor } from '@pavilion/database';
import { doubtReasons, ruleDoubt, type DoubtReason } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { openDesk, showTurns } from './apply-messages.service.ts';
import { closeDoubt, lockDoubt, type ListedDoubt } from './doubt.store.ts';
import { readFeedEvents } from './feed-event.store.ts';
import { applyReduced, turnOf, type FeedTurn } from './feed-turn.ts';
import { readOurEvent } from './our-event.store.ts';

/** A result that came when its bets had been settled for long. */
const late = 'lateCorrection';
const belowLast: DoubtReason = 'revision-below-last';

/** Doubts about the course of an event: it goes on by what a person says of them. */
const ofCourse = new Set<string>(
  doubtReasons.filter(
    (reason) => reason !== 'price-after-end' && reason !== 'price-after-settlement',
  ),
);

/**
 * A person's word on a doubt: dismissed, the message counts as never sent; applied, it counts after
 * all, also where bets were settled long ago. Throws {@link OperatorError}, also where nothing
 * would change by it.
 */
export function ruleDoubtByHand(
  context: ServerContext,
  actor: string,
  { doubtId, isApplied, reason }: { doubtId: string; isApplied: boolean; reason: string },
): Promise<void> {
  const state = isApplied ? 'applied' : 'dismissed';
  return changeAsOperator(context, actor, {
    action: `sports.doubt.${state}`,
    subject: { siteId: null, subject: doubtId },
    reason,
    lock: async (trx) => {
      const doubt = await lockDoubt(trx, doubtId);
      if (!doubt) throw new OperatorError(`no doubt ${doubtId} waits; see \`doubt list\``);
      return doubt;
    },
    refuse: ({ what }) =>
      isApplied && what !== late && !ofCourse.has(what)
        ? `say what is meant instead (\`feed map\`, \`event result\`) and dismiss ${what}`
        : null,
    work: async (trx, doubt) => {
      await rule(context, trx, doubt, isApplied);
      await closeDoubt(trx, doubtId, { state, by: actor, now: context.clock.now() });
      const { source, what, subject, detail } = doubt;
      return { answer: undefined, before: { source, what, subject, detail }, after: { state } };
    },
  });
}

async function rule(
  context: ServerContext,
  trx: Executor,
  { source, what, eventKey, seq }: ListedDoubt,
  isApplied: boolean,
): Promise<void> {
  // A late result stands in the event's course already: it was only not entered.
  const isRuled = ofCourse.has(what) || (what === late && isApplied);
  if (!isRuled || eventKey === null || seq === null) return;
  const desk = { ...(await openDesk(context, trx, source)), isRuled: isApplied };
  const turn = turnOf(eventKey, (await readFeedEvents(trx, source, [eventKey])).get(eventKey));
  if (what !== late) takeWord(turn, Number(seq), isApplied);
  turn.isCourseTold = true;
  const before = await revisionOf(trx, turn);
  await showTurns(desk, [turn]);
  const isOfEnd = what === late || what === belowLast;
  if (isApplied && isOfEnd && before !== null && before === (await revisionOf(trx, turn)))
    throw new OperatorError(noChange);
}

/** Number of the result of the event; null while it is not known which event it is. */
const revisionOf = async (trx: Executor, { eventId }: FeedTurn): Promise<number | null> =>
  eventId === null ? null : (await readOurEvent(trx, eventId)).row.result_revision;

const noChange =
  'nothing would change by it: what was told or entered since stands; say what is meant by ' +
  '`event result`, or dismiss it';

function takeWord(turn: FeedTurn, seq: number, isApplied: boolean): void {
  const ruled = ruleDoubt(turn.state, seq, isApplied);
  if (isApplied && ruled.effects.length === 0) throw new OperatorError(noChange);
  applyReduced(turn, ruled);
}
