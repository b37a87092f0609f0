import { inTransaction, isUniqueViolation, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { OperatorError } from '../../../operator/operator-error.ts';

/**
 * Does an operator's change in the executor's transaction if one is given, else in one of its own. Throws {@link OperatorError} with the
 * sentence `taken` when the unique `rule` of the database forbids it (any of them without `rule`).
 */
export async function changeUnlessTaken(
  context: ServerContext,
  executor: Executor | undefined,
  { rule, taken }: { rule?: string; taken: string },
  work: (executor: Executor) => Promise<void>,
): Promise<void> {
  try {
    await (executor ? work(executor) : inTransaction(context.database, work));
  } catch (error) {
    if (!isUniqueViolation(error, rule)) throw error;
    throw new OperatorError(taken);
  }
}
