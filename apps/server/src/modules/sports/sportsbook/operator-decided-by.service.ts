import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { readMarked, writeDecidedBy } from './finish.store.ts';
import { lockEvent } from './results.store.ts';

/**
 * Marks the match that decides an outright, or takes the mark away: bets taken from now on have not
 * both. Throws {@link OperatorError}.
 */
export async function markDecidedBy(
  context: ServerContext,
  actor: string,
  { eventId, matchId, reason }: { eventId: string; matchId: string | null; reason?: string },
): Promise<void> {
  await changeAsOperator(context, actor, {
    action: 'sports.decided-by',
    subject: { siteId: null, subject: eventId },
    reason,
    lock: async (trx) => {
      const outright = await readMarked(trx, eventId);
      if (outright?.hasTeams !== false)
        throw new OperatorError(`${eventId} is no outright; see \`event list\``);
      const match = matchId === null ? null : await readMarked(trx, matchId);
      if (matchId !== null && match?.hasTeams !== true)
        throw new OperatorError(`${matchId} is no match; see \`event list\``);
      await lockEvent(trx, eventId);
      return outright;
    },
    work: async (trx, { decidedBy }) => {
      if (decidedBy === matchId) return { answer: undefined };
      await writeDecidedBy(trx, eventId, matchId);
      return { answer: undefined, before: { decidedBy }, after: { decidedBy: matchId } };
    },
  });
}
