import { DataDirLockedError } from '@pavilion/database';
import { OperatorError } from '../operator/operator-error.ts';
import { startProblemOf } from '../start-problem.ts';
import { UsageError } from './command.ts';

/** What went wrong, in words for the operator; a surprise keeps its stack. */
export function explain(error: unknown): string {
  if (error instanceof DataDirLockedError) {
    return `${error.message}\nThe process that holds the embedded database does not answer the tool: it is no server, starts or stops just now, or runs under another account.`;
  }
  const problem = startProblemOf(error);
  if (problem !== null) return problem;
  const isExpected = error instanceof UsageError || error instanceof OperatorError;
  if (error instanceof Error) return isExpected ? error.message : (error.stack ?? error.message);
  return String(error);
}
