import type { Executor } from '@pavilion/database';

/** Latest changes first. */
export async function listOperatorChanges(executor: Executor, limit: number) {
  return executor
    .selectFrom('operator_audit_log')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
