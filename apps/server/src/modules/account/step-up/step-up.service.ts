import type { Executor } from '@pavilion/database';
import { Failure } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readSecondStepState, relyingPartyOf } from '../identity/index.ts';
import { stepUpKinds, type StepUp, type StepUpKind } from './step-up-kinds.ts';

/**
 * Proves a second step within the caller's transaction. Gives the failure instead of raising it:
 * the caller lets the transaction commit, so that a wrong try counts, and raises it then. Whatever
 * else can be refused is refused before, so that a code is not used up in vain.
 */
export async function verifyStepUp(
  executor: Executor,
  context: PlayerContext,
  stepUp: StepUp | undefined,
): Promise<Failure | null> {
  const available = await kindsOf(executor, context);
  const wanted = available.find(({ kind }) => kind === stepUp?.kind);
  if (!stepUp || !wanted)
    return new Failure('stepUpRequired', {
      statusDetail: available.map(({ kind }) => kind).join(','),
    });
  const problem = await wanted.verify(executor, context, stepUp.value);
  return problem && new Failure(problem);
}

/**
 * As {@link verifyStepUp}, of a player who has a second step of his own; whoever has none passes.
 */
export async function verifyOwnStepUp(
  executor: Executor,
  context: PlayerContext,
  stepUp: StepUp | undefined,
): Promise<Failure | null> {
  const { hasAny } = await stateOf(executor, context);
  return hasAny ? verifyStepUp(executor, context, stepUp) : null;
}

/** The ways this player can use, in the order he is offered them. */
export async function kindsOf(executor: Executor, context: PlayerContext): Promise<StepUpKind[]> {
  const state = await stateOf(executor, context);
  return stepUpKinds.filter((kind) => kind.isAvailable(state));
}

function stateOf(executor: Executor, context: PlayerContext) {
  const owner = { siteId: context.site.id, playerId: context.player.id };
  return readSecondStepState(executor, owner, relyingPartyOf(context).id);
}
