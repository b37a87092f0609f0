import { jsonText, type Executor } from '@pavilion/database';
import type { Clock, Ids } from '@pavilion/domain/ids';

/** One change of the business by an operator, a command or the seed. */
export interface OperatorChange {
  /** `cli:<user>`, `seed`, … */
  actor: string;
  action: string;
  siteId: string | null;
  subject: string;
  before: unknown;
  after: unknown;
  /** Why, where the operator has to say. */
  reason?: string | null;
}

/** Writes the change with the executor of the change itself: both happen or neither. */
export async function recordOperatorChange(
  executor: Executor,
  ports: { clock: Clock; ids: Ids },
  change: OperatorChange,
): Promise<void> {
  await executor
    .insertInto('operator_audit_log')
    .values({
      id: ports.ids.next(),
      actor: change.actor,
      action: change.action,
      site_id: change.siteId,
      subject: change.subject,
      before: jsonText(change.before),
      after: jsonText(change.after),
      reason: change.reason ?? null,
      created_at: ports.clock.now(),
    })
    .execute();
}

/** True when the actor is who made the site. */
export async function wasSiteMadeBy(
  executor: Executor,
  actor: string,
  siteId: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('operator_audit_log')
    .select('id')
    .where('site_id', '=', siteId)
    .where('action', '=', 'site.create')
    .where('actor', '=', actor)
    .executeTakeFirst();
  return row !== undefined;
}
