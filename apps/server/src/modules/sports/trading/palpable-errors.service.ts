import type { Executor } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { correctionHours, isSettledForLong, readTradingTerms } from '../sportsbook/index.ts';
import { applyErrors } from './apply-errors.service.ts';
import {
  decideError,
  findMarket,
  insertError,
  lockError,
  readConcerned,
  readError,
  type ConcernedBets,
  type PalpableError,
} from './palpable-error.store.ts';

/** A wrong price as a trader tells it. */
export interface ErrorWish {
  marketId: string;
  outcome: string;
  from: Date;
  until: Date;
  rightMilli: number;
  reason: string;
}

type Proposed = { error: PalpableError; concerned: ConcernedBets[] };

/**
 * Proposes what becomes of bets taken on an outcome in a time at a plainly wrong price: by the
 * published rule they are void or count at the right price. Nothing moves before another person
 * agrees. Throws {@link OperatorError}.
 */
export function proposeError(
  context: ServerContext,
  actor: string,
  wish: ErrorWish,
): Promise<Proposed> {
  const id = context.ids.next();
  return changeAsOperator(context, actor, {
    action: 'trading.error.propose',
    subject: { siteId: null, subject: id },
    reason: wish.reason,
    lock: (trx) => marketOf(trx, wish),
    work: async (trx, { eventId }) => {
      if (wish.until <= wish.from) throw new OperatorError('--to must be later than --from');
      if (wish.until > context.clock.now())
        throw new OperatorError('--to is not yet: stop the market first (`trading stop`)');
      await refuseLate(context, trx, eventId);
      const { palpableErrors: rule } = await readTradingTerms(trx);
      const error = { id, eventId, ...wish, rule, by: actor, now: context.clock.now() };
      await insertError(trx, error);
      const answer = { error: await known(trx, id), concerned: await readConcerned(trx, id) };
      return { answer, before: null, after: stateOf(answer.error) };
    },
  });
}

async function marketOf(trx: Executor, { marketId, outcome }: ErrorWish) {
  const market = isUuid(marketId) ? await findMarket(trx, { marketId, outcome }) : null;
  if (!market) throw new OperatorError(`there is no market ${marketId}`);
  if (market.hasOutcome) return market;
  throw new OperatorError(`its outcomes are ${market.outcomes.join(', ')}, none is ${outcome}`);
}

/** Players have used what they were paid a day ago. */
async function refuseLate(context: ServerContext, trx: Executor, eventId: string): Promise<void> {
  if (await isSettledForLong(trx, eventId, context.clock.now()))
    throw new OperatorError(
      `this event was settled more than ${correctionHours} hours ago; its bets stand`,
    );
}

/**
 * Agrees to what somebody else proposed; its bets follow at once. Gives the error as it is then.
 * Throws {@link OperatorError}.
 */
export async function approveError(
  context: ServerContext,
  actor: string,
  id: string,
): Promise<PalpableError> {
  await decide(context, actor, id, {
    action: 'trading.error.approve',
    state: 'approved',
    refuse: ({ proposedBy }) =>
      proposedBy === actor ? `${actor} proposed it; it takes another person` : null,
  });
  await applyErrors(context);
  return known(context.database.db, id);
}

/** Refuses what somebody proposed, or takes it back; its bets stand. */
export const refuseError = (
  context: ServerContext,
  actor: string,
  id: string,
  reason: string,
): Promise<PalpableError> =>
  decide(context, actor, id, {
    action: 'trading.error.refuse',
    state: 'refused',
    refuse: () => null,
    reason,
  });

function decide(
  context: ServerContext,
  actor: string,
  id: string,
  decision: {
    action: string;
    state: 'approved' | 'refused';
    reason?: string;
    refuse: (error: PalpableError) => string | null;
  },
): Promise<PalpableError> {
  const { action, state, reason } = decision;
  return changeAsOperator(context, actor, {
    action,
    reason,
    subject: { siteId: null, subject: id },
    lock: async (trx) => {
      const error = isUuid(id) ? await lockError(trx, id) : null;
      if (!error) throw new OperatorError(`there is no error ${id}; see \`trading errors\``);
      return error;
    },
    refuse: (error) =>
      error.state === 'proposed'
        ? decision.refuse(error)
        : `it is ${error.state}; only what is proposed can be decided`,
    work: async (trx, before) => {
      if (state === 'approved') await refuseLate(context, trx, before.eventId);
      await decideError(trx, id, { state, by: actor, now: context.clock.now() });
      const after = await known(trx, id);
      return { answer: after, before: stateOf(before), after: stateOf(after) };
    },
  });
}

async function known(executor: Executor, id: string): Promise<PalpableError> {
  const error = await readError(executor, id);
  if (!error) throw new Error(`error ${id} is gone`);
  return error;
}

const stateOf = ({ state, rule, rightMilli, outcome, from, until }: PalpableError) => ({
  ...{ state, rule, rightMilli, outcome },
  ...{ from: from.toISOString(), until: until.toISOString() },
});
