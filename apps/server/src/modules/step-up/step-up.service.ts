import type { Executor } from '@pavilion/database';
import { Failure } from '../../failure.ts';
import type { PlayerContext } from '../../http/route.ts';
import { stepUpKinds, type StepUp, type StepUpKind } from './step-up-kinds.ts';

/**
 * Proves a second step within the caller's transaction. Gives the failure instead of raising it: the caller lets the transaction commit, so
 * that a wrong try counts, and raises it then. Whatever else can be refused is refused before, so that a code is not used up in vain.
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

async function kindsOf(executor: Executor, context: PlayerContext): Promise<StepUpKind[]> {
  const found: StepUpKind[] = [];
  for (const kind of stepUpKinds) if (await kind.isAvailable(executor, context)) found.push(kind);
  return found;
}
