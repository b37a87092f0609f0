import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type SandboxCheck = Selectable<Tables['sandbox_checks']>;

/** Takes a document; a second one for the same merchant reference gives the first. */
export async function takeCheck(
  executor: Executor,
  check: Omit<SandboxCheck, 'attempts' | 'told_at'>,
): Promise<SandboxCheck> {
  await executor
    .insertInto('sandbox_checks')
    .values({ ...check, told_at: null })
    .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
    .execute();
  return executor
    .selectFrom('sandbox_checks')
    .selectAll()
    .where('merchant_reference', '=', check.merchant_reference)
    .executeTakeFirstOrThrow();
}

export function findCheck(
  executor: Executor,
  reference: string,
): Promise<SandboxCheck | undefined> {
  return executor
    .selectFrom('sandbox_checks')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

const attemptsMax = 12;
const batch = 20;

/**
 * Takes what is to be told, pushing the next attempt into the future (2 s, 4 s, 8 s …): a crash
 * only delays it.
 */
export async function claimDueChecks(executor: Executor, now: Date): Promise<SandboxCheck[]> {
  const { rows } = await sql<SandboxCheck>`
    update sandbox_checks c
       set attempts = c.attempts + 1,
           decide_at = ${now}::timestamptz + interval '1 second'
             * least(600, power(2, c.attempts + 1))
     where c.reference in (
       select d.reference from sandbox_checks d
        where d.told_at is null and d.outcome <> 'silent' and d.decide_at <= ${now}::timestamptz
          and d.attempts < ${attemptsMax}::integer
        order by d.decide_at limit ${batch} for update skip locked)
    returning *`.execute(executor);
  return rows;
}

export async function noteTold(executor: Executor, reference: string, at: Date): Promise<void> {
  await executor
    .updateTable('sandbox_checks')
    .set({ told_at: at })
    .where('reference', '=', reference)
    .execute();
}
