import { finishFacts, readFinish, type FinishFault } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { ResultEntry } from './facts-of-result.ts';
import { cardOf, untold } from './finish-told.ts';
import { readFinishCard, type FinishCard } from './finish.store.ts';
import { changeByHand, refuseUnmeant } from './operator-results.service.ts';
import { enterResult } from './results.store.ts';

/** How a race, or an outright, ended, as somebody at the keyboard gives it. */
export interface HandFinish {
  eventId: string;
  /** `3,1=4,2`: numbers, ids or names, first to last, level ones joined. */
  order: string;
  /** When the race went off; the time that is known unless said. */
  startedAt: Date | null;
  /** The word that bets settled more than a day ago are settled again. */
  isLateMeant?: boolean;
  reason: string;
}

/**
 * Enters where runners came in, or corrects it; the bets settle by the job, or by `settleEvents`.
 * Gives false when it was known just so. Throws {@link OperatorError}.
 */
export function enterFinishByHand(
  context: ServerContext,
  actor: string,
  finish: HandFinish,
): Promise<boolean> {
  const { eventId, order } = finish;
  const reason = `${order}: ${finish.reason}`;
  const change = { actor, action: 'sports.finish', eventId, reason };
  return changeByHand(context, change, async (trx, event) => {
    const card = await readFinishCard(trx, eventId);
    if (!card)
      throw new OperatorError(
        'this is a match of two teams: its score is entered by `event result`',
      );
    const now = context.clock.now();
    const startedAt = finish.startedAt ?? card.startTime;
    if (startedAt > now)
      throw new OperatorError(`it begins only at ${startedAt.toISOString()}; --started says when`);
    await refuseUnmeant(context, trx, event, finish);
    await enterResult(trx, entryOf(card, { ...finish, startedAt, reason }), now);
  });
}

function entryOf(
  card: FinishCard,
  { eventId, order, startedAt, reason }: HandFinish & { startedAt: Date },
): ResultEntry {
  const runners = cardOf(card);
  const read = readFinish(order, runners);
  if ('fault' in read) throw new OperatorError(problemOf(read, card));
  const missing = untold(card, read.positions);
  if (missing !== null) throw new OperatorError(`the order must tell ${missing}`);
  const { isHandicap } = card;
  return {
    ...{ eventId, kind: 'score', homeScore: null, awayScore: null, reason },
    ...{ halfTimeHomeScore: null, halfTimeAwayScore: null },
    facts: finishFacts(runners, read.positions, { startedAtMs: startedAt.getTime(), isHandicap }),
  };
}

function problemOf({ word, fault }: FinishFault, { runners }: FinishCard): string {
  if (fault === 'withdrawn') return `\`${word}\` was withdrawn and did not run`;
  if (fault === 'twice') return `\`${word}\` is named twice`;
  const known = runners
    .filter(({ withdrawn }) => withdrawn === null)
    .map(({ number, name }) => (number === null ? name : `${number} ${name}`));
  return `\`${word}\` names no runner; there are: ${known.join(', ')}`;
}
