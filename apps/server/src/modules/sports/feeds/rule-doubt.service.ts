import type { Executor } from '@pavilion/database';
import { doubtReasons, ruleDoubt } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { openDesk, showTurns } from './apply-messages.service.ts';
import { closeDoubt, lockDoubt, type ListedDoubt } from './doubt.store.ts';
import { readFeedEvents } from './feed-event.store.ts';
import { applyReduced, turnOf } from './feed-turn.ts';

/** Doubts about the course of an event: it goes on by what a person says of them. */
const ofCourse = new Set<string>(
  doubtReasons.filter(
    (reason) => reason !== 'price-after-end' && reason !== 'price-after-settlement',
  ),
);

/**
 * A person's word on a doubt: dismissed, the message counts as never sent; applied, it counts after
 * all. Throws {@link OperatorError}.
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
      isApplied && !ofCourse.has(what)
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
  if (!ofCourse.has(what) || eventKey === null || seq === null) return;
  const desk = await openDesk(context, trx, source);
  const turn = turnOf(eventKey, (await readFeedEvents(trx, source, [eventKey])).get(eventKey));
  applyReduced(turn, ruleDoubt(turn.state, Number(seq), isApplied));
  turn.isCourseTold = true;
  await showTurns(desk, [turn]);
}
