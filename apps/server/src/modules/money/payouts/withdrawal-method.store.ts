import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type WithdrawalMethodRow = Selectable<Tables['withdrawal_methods']>;

/** The site's active ways to be paid, in its order. */
export function readWithdrawalMethods(
  executor: Executor,
  siteId: string,
): Promise<WithdrawalMethodRow[]> {
  return executor
    .selectFrom('withdrawal_methods')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** Adds methods; those the site has by the same code stay as they are. */
export async function addWithdrawalMethods(
  executor: Executor,
  methods: Insertable<Tables['withdrawal_methods']>[],
): Promise<void> {
  await executor
    .insertInto('withdrawal_methods')
    .values(methods)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .execute();
}
