import { isUniqueViolation } from '@pavilion/database';
import { OperatorError } from '../../../operator/operator-error.ts';

/**
 * Does an operator's change. Throws {@link OperatorError} with the sentence `taken` when the unique
 * `rule` of the database forbids it (any of them without `rule`).
 */
export async function changeUnlessTaken(
  { rule, taken }: { rule?: string; taken: string },
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isUniqueViolation(error, rule)) throw error;
    throw new OperatorError(taken);
  }
}
