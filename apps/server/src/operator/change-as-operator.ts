import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../context.ts';
import { recordOperatorChange } from './operator-change.store.ts';
import { OperatorError } from './operator-error.ts';

/** What a change did; without `before` and `after` all was so already, and the log says nothing. */
export type OperatorWork<Answer> =
  { answer: Answer; before: unknown; after: unknown } | { answer: Answer };

/** One change by a person, in parts, so that two people can share it: one proposes, one agrees. */
export interface OperatorAct<Locked, Answer> {
  /** What the log calls it: `payout.approve`. */
  action: string;
  /** Whose it is, and what is changed, in the words of the log. */
  subject: OperatorSubject | ((locked: Locked) => OperatorSubject);
  /** Why, where the person has to say. */
  reason?: string | undefined;
  /** Reads what is changed, locked to the end. Throws {@link OperatorError} where there is none. */
  lock: (trx: Executor) => Promise<Locked>;
  /** Why it cannot be done as it stands, for the person; null where it can. */
  refuse?: (locked: Locked) => string | null;
  /** Does it. */
  work: (trx: Executor, locked: Locked) => Promise<OperatorWork<Answer>>;
}

export interface OperatorSubject {
  siteId: string | null;
  subject: string;
}

/**
 * Changes the business for a person: locks what is changed, looks whether it may be, does it and
 * writes it into the log of changes, all in one transaction; or in the caller's. Gives the act's
 * answer. Throws {@link OperatorError} with the act's own word why not.
 */
export async function changeAsOperator<Locked, Answer>(
  context: Pick<ServerContext, 'database' | 'clock' | 'ids'>,
  actor: string,
  act: OperatorAct<Locked, Answer>,
  within?: Executor,
): Promise<Answer> {
  const change = async (trx: Executor): Promise<Answer> => {
    const locked = await act.lock(trx);
    const problem = act.refuse?.(locked) ?? null;
    if (problem !== null) throw new OperatorError(problem);
    const done = await act.work(trx, locked);
    if (!('after' in done)) return done.answer;
    const { answer, before, after } = done;
    const subject = typeof act.subject === 'function' ? act.subject(locked) : act.subject;
    const { action, reason = null } = act;
    await recordOperatorChange(trx, context, { actor, action, reason, ...subject, before, after });
    return answer;
  };
  return within ? change(within) : inTransaction(context.database, change);
}
